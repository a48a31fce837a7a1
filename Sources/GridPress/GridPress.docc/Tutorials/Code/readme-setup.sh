(cd ../GridPress && make setup)
