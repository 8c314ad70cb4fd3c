/** One series of the metrics: its labels and its value. */
export interface Series {
  labels: Readonly<Record<string, string>>
  value: number
}

/** Reads the series of one metric from the Prometheus text format. */
export function readSeries(text: string, metric: string): Series[] {
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith(metric)) return []
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name !== metric) return []
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', given = '']) => [label, given])
    return [{ labels: Object.fromEntries(pairs), value: Number(value) }]
  })
}
