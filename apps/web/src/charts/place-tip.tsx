// What the place of a picture says, beside it, on the side where there is more room.

interface Props {
  readonly words: readonly string[]
  readonly x: number
  /** Of the picture, in pixels. */
  readonly width: number
}

const gap = 12

export function PlaceTip({ words: [name, ...words], x, width }: Props) {
  const side = x * 2 < width ? { left: x + gap } : { right: width - x + gap }
  return (
    <div className="place-tip" style={side} aria-hidden>
      <b>{name}</b>
      {words.map(line => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}
