/** The first few of a list in an order, without putting the rest of it in order. */
export function firstOf<Item>(items: readonly Item[], count: number, order: (a: Item, b: Item) => number): Item[] {
  const first: Item[] = []
  for (const item of items) {
    const last = first[count - 1]
    if (last !== undefined && order(item, last) >= 0) continue
    let place = first.length
    while (place > 0 && order(item, first[place - 1] as Item) < 0) place--
    first.splice(place, 0, item)
    if (first.length > count) first.pop()
  }
  return first
}
