# One word for everything a contributor does. `make` alone lists the words.

# More flags for `swift build`, such as a scratch path of one's own.
SWIFT_FLAGS ?=
export SWIFT_FLAGS

# `make test ONLY=LayoutSolversTests`, or `ONLY=GridPressTests/mirrored`: some tests, and only what they need is built.
ONLY ?=

# `make ci STEP=format` runs some steps.
STEP ?=
export STEP

# Whatever is timed, counted or released is built by one script with one set of flags, and nothing is built twice.
BENCHMARKS = "$$(Scripts/build-release benchmarks)/benchmarks"

# `make count COUNT=--record` writes down what is counted; a word chooses works.
COUNT ?=

# Where build products that people look at go; `.build` belongs to the package manager.
OUT := build

# The interpreter that has fontTools: the distribution's package installs it for the distribution's own.
PYTHON ?= $(shell python3 -c 'import fontTools' 2> /dev/null && echo python3 || echo /usr/bin/python3)

.PHONY: help demo test ci ci-full bench bench-peers performance release count format lint snapshots tool reference schema tables check-tables browser embedded hostile mutants fuzz clean setup
.DEFAULT_GOAL := help

help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) \
		| while IFS='|' read -r word text; do printf '  make %-12s %s\n' "$$word" "$$text"; done

demo: setup ## Draw every sample figure and print the page to open
	@swift build $(SWIFT_FLAGS) --product draw-samples
	@"$$(swift build $(SWIFT_FLAGS) --show-bin-path)/draw-samples" $(OUT)/gallery

test: setup ## Run all tests, or those of ONLY=TARGET or ONLY=TARGET/NAME
	@Scripts/test $(ONLY)

ci: ## Check what a change has to pass, or some of it: STEP=format,tests
	@Scripts/ci

ci-full: ## Check everything there is, in an hour at most
	@Scripts/ci --full

bench: setup ## Measure the speed and hold it against its limits
	@$(BENCHMARKS)
	@$(MAKE) --no-print-directory tool
	@Scripts/measure-processes $(OUT)/tool/bin/gridpress $(BENCHMARKS)

bench-peers: setup ## Measure the speed beside Chromium, taffy, yoga and typst
	@Scripts/bench-peers $(BENCHMARKS)

performance: tool ## Measure everything, and write it into Documentation/Performance.md
	@Scripts/update-performance $(BENCHMARKS) $(OUT)/tool/bin/gridpress

# Nothing of Swift is loaded where it runs, so that the same instructions are counted everywhere.
count: ## Count instructions, and hold them against those written down
	@Scripts/setup build count
	@Scripts/count-instructions $(BENCHMARKS) $(COUNT)

format: ## Format all sources
	@swift format format --in-place --parallel --recursive $(SOURCES)

lint: ## Report what `make format` would change, and what it can't
	@swift format lint --strict --parallel --recursive $(SOURCES)

# A figure that is gone takes its golden file along, once everything that is still there has claimed its own.
snapshots: setup ## Record the golden files in Snapshots again
	@mkdir -p $(OUT) && rm -f $(OUT)/claims
	@GRIDPRESS_RECORD=all GRIDPRESS_CLAIMS=$(CURDIR)/$(OUT)/claims Scripts/test \
		SampleFiguresTests/GoldenTests LayoutDocumentsTests/ExampleGoldenTests ToolTests/GoldenTests
	@swift run $(SWIFT_FLAGS) gridpress snapshot prune Snapshots --claims $(OUT)/claims --complete --delete

# Nothing of Swift has to be installed where it runs.
tool: setup ## Build the tool, its manual page and its completions into build/tool
	@Scripts/install-tool "$$(Scripts/build-release gridpress)/gridpress" $(OUT)/tool

release: tool ## Pack the tool, its pages and a checksum into one archive
	@Scripts/pack-release $(OUT)/tool $(OUT)

reference: setup ## Write the reference, the schema and the examples of layout documents
	@swift build $(SWIFT_FLAGS)
	@bin=$$(swift build $(SWIFT_FLAGS) --show-bin-path) \
		&& $$bin/gridpress reference > Documentation/Language.md \
		&& $$bin/gridpress schema > Documentation/gridpress.rng \
		&& $$bin/gridpress explain > Documentation/Findings.md \
		&& $$bin/draw-samples --examples > Documentation/Examples.md

schema: ## Check layout documents against the schema, and the schema against mistakes
	@Scripts/check-schema

tables: ## Write the tables of what letters are and how wide
	@Scripts/setup text
	@$(PYTHON) Scripts/generate-tables

check-tables:
	@Scripts/setup text
	@$(PYTHON) Scripts/generate-tables --check

browser: setup ## Hold pages, pictures and text against Chromium
	@Scripts/check-gallery
	@Scripts/check-browser

embedded: setup ## Check that LayoutSolvers is Embedded Swift
	@Scripts/check-embedded

hostile: setup ## Try every hostile file with the tool, and hold its time and memory against limits
	@Scripts/check-hostile

mutants: setup ## Put mistakes into the solvers of grids, one by one, and see that tests notice each
	@Scripts/check-mutants

fuzz: setup ## Feed made-up documents and pictures to sanitized builds, a minute each
	@Scripts/fuzz

clean: ## Remove everything that was built
	@rm -rf .build $(OUT)

setup:
	@Scripts/setup build

SOURCES = Package.swift $(wildcard Sources Tests Benchmarks Plugins)
