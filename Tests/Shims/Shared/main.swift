import GridPress

print("modules: \(modules.joined(separator: " "))")
print(try Figure("Card") { Card() }.text())
