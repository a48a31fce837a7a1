/// The schema of the language: for now, one that takes any document.
public enum LanguageSchema {
    /// The schema, in RELAX NG.
    public static let relaxNG = """
        <grammar xmlns="http://relaxng.org/ns/structure/1.0">
          <start><ref name="any"/></start>
          <define name="any">
            <element>
              <anyName/>
              <zeroOrMore><choice><attribute><anyName/></attribute><text/><ref name="any"/></choice></zeroOrMore>
            </element>
          </define>
        </grammar>

        """
}
