// Debian builds libxml2 with ICU, whose headers clash with the ICU of Foundation. Nothing of them is needed here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
