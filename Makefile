# Commands for contributors. `make` lists them.

# Flags for `swift build`, instead of those that Scripts/debug-flags prints.
SWIFT_FLAGS ?=
export SWIFT_FLAGS

# `make test ONLY=LayoutSolversTests`, or `ONLY=LayoutTests/mirrored`: some tests, and only what they need is built.
ONLY ?=

# `make ci STEP=format` runs the steps whose names contain a word.
STEP ?=
export STEP

# One script builds everything that is timed, counted or released, with one set of flags and only once.
BENCHMARKS = "$$(Scripts/build-release benchmarks)/benchmarks"

# `make count COUNT=--record` records the counts. A word chooses workloads.
COUNT ?=

# The folder for build products that people open. `.build` belongs to the package manager.
OUT := build

# The engine that a release contains.
ENGINE := $(OUT)/engine

# The interpreter that has fontTools: the distribution's package installs it for the distribution's own.
PYTHON ?= $(shell python3 -c 'import fontTools' 2> /dev/null && echo python3 || echo /usr/bin/python3)

.PHONY: help demo test ci ci-full bench bench-peers performance release count format lint snapshots tool engine reference figures docs schema tables check-tables check-archive missing symbols browser embedded hostile mutants fuzz clean setup trainer
.DEFAULT_GOAL := help

help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) \
		| while IFS='|' read -r word text; do printf '  make %-12s %s\n' "$$word" "$$text"; done

# The gallery needs no library of the system, so the build leaves out all other targets. The compiler reads whole modules,
# which takes less time from nothing and more after a change.
demo: export GRIDPRESS_ONLY = draw-samples
demo: DEMO = swift build $$(Scripts/debug-flags)
demo: ## Draw every sample figure and print the page to open
	@Scripts/setup demo
	@$(DEMO) --product draw-samples
	@"$$($(DEMO) --show-bin-path)/draw-samples" $(OUT)/gallery

test: setup ## Run all tests, or those of ONLY=TARGET or ONLY=TARGET/NAME
	@Scripts/test $(ONLY)

ci: ## Run the checks for a change, or some of them: STEP=format,tests
	@Scripts/ci

ci-full: ## Run all checks, in two hours at most
	@Scripts/ci --full

bench: setup ## Measure the speed and compare it with its limits
	@$(BENCHMARKS)
	@$(MAKE) --no-print-directory tool
	@Scripts/measure-processes $(OUT)/tool/bin/gridpress $(BENCHMARKS)

bench-peers: setup ## Compare the speed with Chromium, taffy, yoga and typst
	@Scripts/bench-peers $(BENCHMARKS)

performance: tool ## Measure everything, and write it into Documentation/Performance.md
	@Scripts/update-performance $(BENCHMARKS) $(OUT)/tool/bin/gridpress

# The program is linked statically, so the same instructions are counted everywhere.
count: ## Count instructions and compare them with the recorded counts
	@Scripts/setup build count
	@Scripts/count-instructions $(BENCHMARKS) $(COUNT)

format: ## Format all sources
	@swift format format --in-place --parallel --recursive $(SOURCES)

lint: ## Report what `make format` would change or can't change
	@swift format lint --strict --parallel --recursive $(SOURCES)

# Golden files that no test claims are removed.
snapshots: setup ## Record the golden files in Snapshots again
	@mkdir -p $(OUT) && rm -f $(OUT)/claims
	@GRIDPRESS_RECORD=all GRIDPRESS_CLAIMS=$(CURDIR)/$(OUT)/claims Scripts/test \
		SampleFiguresTests/GoldenTests LayoutDocumentsTests/ExampleGoldenTests ToolTests/GoldenTests
	@swift run $$(Scripts/debug-flags) gridpress snapshot prune Snapshots --claims $(OUT)/claims --complete --delete

# The tool runs without a Swift installation.
tool: setup ## Build the tool, its manual page and its completions into build/tool
	@Scripts/install-tool "$$(Scripts/build-release gridpress)/gridpress" $(OUT)/tool
	@echo 'Call it by its name: export PATH="$(CURDIR)/$(OUT)/tool/bin:$$PATH"'

trainer: setup ## Build the trainer's page into build/trainer, and into Trainer
	@Scripts/build-trainer --write

# `make release ENGINE=FOLDER` packs an engine that is built already.
release: tool $(ENGINE) ## Pack the tool and the engine into an archive with an installer
	@Scripts/pack-release $(OUT)/tool $(ENGINE) $(OUT)

# The newest archive is the one that was just packed.
check-archive: release
	@Scripts/check-archive "$$(ls -t $(OUT)/gridpress-*.tar.xz | head -n 1)"

$(OUT)/engine: engine

engine: setup ## Build the engine into build/engine
	@Scripts/build-engine $(OUT)/engine

reference: setup ## Write the reference, the schema and the examples of layout documents
	@swift build $$(Scripts/debug-flags)
	@bin=$$(swift build $$(Scripts/debug-flags) --show-bin-path) \
		&& $$bin/gridpress reference > Documentation/Language.md \
		&& $$bin/gridpress schema > Documentation/gridpress.rng \
		&& $$bin/gridpress explain > Documentation/Findings.md \
		&& $$bin/list-examples > Documentation/Examples.md

figures: setup ## Draw the figures of all pages and of the DocC catalog
	@Scripts/check-figures --draw

docs: setup ## Build the site of the documentation with docc into build/docs
	@Scripts/build-docs

schema: ## Check layout documents against the schema, and the schema against mistakes
	@Scripts/check-schema

tables: ## Generate the tables of characters and their widths, and the lists of declarations
	@Scripts/setup text
	@$(PYTHON) Scripts/generate-tables
	@Scripts/generate-vocabulary
	@Scripts/generate-forms

missing: ## List the names of Apple's frameworks that GridPress lacks
	@Scripts/list-missing

symbols: ## Generate the outlines of symbols and their page from their designs
	@python3 Scripts/generate-symbols

check-tables:
	@Scripts/setup text
	@$(PYTHON) Scripts/generate-tables --check
	@Scripts/generate-vocabulary --check
	@Scripts/generate-forms --check

browser: setup ## Compare pages, pictures and text with Chromium
	@Scripts/check-gallery
	@Scripts/check-browser

embedded: setup ## Check that the solvers are Embedded Swift
	@Scripts/check-embedded

hostile: setup ## Run the tool with hostile files and limit its time and memory
	@Scripts/check-hostile

mutants: setup ## Put mistakes into the sources and check that tests notice them
	@Scripts/check-mutants

fuzz: setup ## Fuzz documents and pictures with sanitizers, a minute each
	@Scripts/fuzz

clean: ## Remove everything that was built
	@rm -rf .build $(OUT)

setup:
	@Scripts/setup build

SOURCES = Package.swift $(wildcard Sources Tests Benchmarks Plugins Examples Trainer Shims)
