import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, for Prometheus. No name of a person, table or game's secret is in it. */
export interface Metrics {
  readonly registry: Registry;
  /** An act was answered: of what kind it was, whether it was done, and how long after its arrival it was durable and sent. */
  acted(kind: string, ok: boolean, seconds: number): void;
  readonly jobs: Counter<'kind' | 'ok'>;
  readonly faults: Counter<'where'>;
}

export function makeMetrics(gauges: { readonly tables: () => number; readonly sockets: () => number }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  gauge(registers, 'cabinet_wars_tables', 'Tables in memory', gauges.tables);
  gauge(registers, 'cabinet_wars_sockets', 'Open sockets to tables', gauges.sockets);
  return {
    registry,
    acted: actsIn(registers),
    jobs: new Counter({ name: 'cabinet_wars_jobs_total', help: 'Jobs done', labelNames: ['kind', 'ok'], registers }),
    faults: new Counter({
      name: 'cabinet_wars_faults_total',
      help: 'Faults of our own',
      labelNames: ['where'],
      registers,
    }),
  };
}

function actsIn(registers: Registry[]): Metrics['acted'] {
  const acts = new Counter({
    name: 'cabinet_wars_acts_total',
    help: 'Acts at tables, taken or refused',
    labelNames: ['kind', 'ok'],
    registers,
  });
  const seconds = new Histogram({
    name: 'cabinet_wars_act_seconds',
    help: 'Time until an act is durable and sent',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  return (kind, ok, took) => {
    acts.inc({ kind, ok: ok ? 'yes' : 'no' });
    seconds.observe(took);
  };
}

function gauge(registers: Registry[], name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(value());
    },
  });
}
