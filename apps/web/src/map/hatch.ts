// Stripes over a colour: ground that bore a second crop shows both.

/** In dots, across the stripes. */
export const hatch = { apart: 9, wide: 3.5 } as const

export interface HatchImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A tile of it, in dots of twice the fineness. It repeats on all sides. */
export function hatchImage(colour: string): HatchImage {
  const size = Math.round(hatch.apart * Math.SQRT2 * 2)
  const [red, green, blue] = rgbOf(colour)
  const data = new Uint8Array(size * size * 4)
  const stripe = (hatch.wide / hatch.apart) * size
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      // Down to the left, and round again.
      const across = (x + y) % size
      if (across < stripe) data.set([red, green, blue, 255], (y * size + x) * 4)
    }
  }
  return { width: size, height: size, data }
}

function rgbOf(colour: string): readonly [number, number, number] {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  if (hex === undefined) return [128, 128, 128]
  const number = Number.parseInt(hex, 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
