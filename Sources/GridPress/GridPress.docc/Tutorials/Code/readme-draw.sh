swift package --allow-writing-to-package-directory figures
