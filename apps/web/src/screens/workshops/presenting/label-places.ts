// Where the labels of marks stand in a row above them: each as near to its mark as it can, none over another, all
// within the picture.

export interface Labelled {
  /** Of the mark, from the left. */
  readonly at: number
  /** Of the label. */
  readonly width: number
}

/** Labels that touch, as one. */
interface Block {
  readonly labels: readonly Labelled[]
  readonly from: number
  readonly width: number
}

/** The middles of the labels, in the order in which they were given. */
export function labelPlaces(labels: readonly Labelled[], width: number): readonly number[] {
  const sorted = labels.toSorted((one, other) => one.at - other.at)
  let blocks: readonly Block[] = []
  for (const label of sorted) {
    let block = blockOf([label], width)
    while (blocks.length > 0) {
      const before = blocks.at(-1)
      if (!before || before.from + before.width <= block.from) break
      block = blockOf([...before.labels, ...block.labels], width)
      blocks = blocks.slice(0, -1)
    }
    blocks = [...blocks, block]
  }
  const places = new Map<Labelled, number>()
  for (const { labels: some, from } of blocks) {
    let left = from
    for (const label of some) {
      places.set(label, left + label.width / 2)
      left += label.width
    }
  }
  return labels.map(label => places.get(label) ?? label.at)
}

/** Where its labels are, on the whole, nearest to their marks. */
function blockOf(labels: readonly Labelled[], room: number): Block {
  let width = 0
  let sum = 0
  for (const label of labels) {
    sum += label.at - (width + label.width / 2)
    width += label.width
  }
  const wished = sum / labels.length
  return { labels, width, from: Math.max(0, Math.min(wished, room - width)) }
}
