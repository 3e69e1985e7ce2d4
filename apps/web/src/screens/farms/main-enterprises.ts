// What a farm mainly lives on, in a few words: its largest crops and its stock.

export interface CropArea {
  readonly crop: string
  /** Sown, or of the paddock where nothing was sown, as with ratoons. */
  readonly area: number
}

/** Stock has its place beside however many crops. */
export function mainEnterprises(
  crops: readonly CropArea[],
  stock: readonly string[],
): readonly string[] {
  const herds = [...new Set(stock)]
  const room = most - Math.min(1, herds.length)
  return [...byArea(crops).slice(0, room), ...herds].slice(0, most)
}

const most = 3

function byArea(crops: readonly CropArea[]): readonly string[] {
  const areas = new Map<string, number>()
  for (const { crop, area } of crops) areas.set(crop, (areas.get(crop) ?? 0) + area)
  return [...areas].toSorted(([, one], [, other]) => other - one).map(([crop]) => crop)
}
