/** The 0.975 quantile of the normal distribution. */
const Z = 1.959963984540054

/** Returns the Wilson score interval of a share at 95 per cent: [0, 1] where nothing was counted. */
export function wilsonInterval(held: number, all: number): [low: number, high: number] {
  if (all === 0) return [0, 1]
  const share = held / all
  const middle = share + (Z * Z) / (2 * all)
  const spread = Z * Math.sqrt((share * (1 - share)) / all + (Z * Z) / (4 * all * all))
  const scale = 1 + (Z * Z) / all
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
