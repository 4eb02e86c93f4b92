import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What a host may watch, in the form of Prometheus. */
export class Measures {
  readonly #registry = new Registry();
  readonly #lines = this.#counter("furrow_lines_total", "Lines written to logs");
  readonly #conflicts = this.#counter("furrow_conflicts_total", "Writes that another server had made first");
  readonly #loads = this.#counter("furrow_tables_loaded_total", "Tables read from the store");
  readonly #refusals = new Counter({
    name: "furrow_refusals_total",
    help: "Messages that were refused, by reason",
    labelNames: ["reason"],
    registers: [this.#registry],
  });
  readonly #answers = new Histogram({
    name: "furrow_answer_seconds",
    help: "From a message to its answer",
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.#registry],
  });

  constructor(gauges: { readonly [name: string]: { help: string; value(): number } }) {
    collectDefaultMetrics({ register: this.#registry });
    for (const [name, { help, value }] of Object.entries(gauges))
      new Gauge({
        name: `furrow_${name}`,
        help,
        registers: [this.#registry],
        collect() {
          this.set(value());
        },
      });
  }

  appended(isAdded: boolean, lines: number): void {
    if (isAdded) this.#lines.inc(lines);
    else this.#conflicts.inc();
  }

  loaded(): void {
    this.#loads.inc();
  }

  refused(reason: string): void {
    this.#refusals.inc({ reason });
  }

  answered(seconds: number): void {
    this.#answers.observe(seconds);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }
}
