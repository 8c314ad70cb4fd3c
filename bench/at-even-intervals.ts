/** Begins work at even intervals for some seconds, whether earlier work has ended or not, and waits for all of it. */
export async function atEvenIntervals(
  begin: (n: number) => Promise<void>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<void> {
  const start = performance.now()
  const underWay = new Set<Promise<void>>()
  for (let n = 0; n < rate * seconds; n++) {
    const early = start + (n * 1_000) / rate - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const work = begin(n).finally(() => underWay.delete(work))
    underWay.add(work)
  }
  await Promise.all(underWay)
}
