// A statement as it may be told: its text without any value. Values of ours go beside the text, as $1; the few that
// stand in it (limits, a number that we made) are left out here, and so is all that stands in quotes.

/** In letters: of a long one its beginning, and its end, which says which rows of what. */
const [beginning, end] = [500, 900]

export function shapeOf(text: string): string {
  const bare = text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isLong = bare.length > beginning + end
  return isLong ? `${bare.slice(0, beginning)} … ${bare.slice(-end)}` : bare
}

const mostRemembered = 1000

/** For who wants it of every statement. */
export function rememberingShapes(): (text: string) => string {
  const shapes = new Map<string, string>()
  return text => {
    const known = shapes.get(text)
    if (known !== undefined) return known
    const shape = shapeOf(text)
    if (shapes.size >= mostRemembered) shapes.clear()
    shapes.set(text, shape)
    return shape
  }
}
