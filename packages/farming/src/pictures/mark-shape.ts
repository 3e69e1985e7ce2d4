// The marks of a picture by their shapes, so that nobody has to tell colours apart: paths of SVG around a middle at
// 0, 0, as PDF takes them, too.

export type MarkShape = 'diamond' | 'circle' | 'triangle' | 'tick' | 'gain' | 'loss'

/** What is an average has its outline alone. */
export function isFilledMark(shape: MarkShape): boolean {
  return shape !== 'circle' && shape !== 'triangle'
}

/** `size`: from the middle to an edge. */
export function markPath(shape: MarkShape, size: number): string {
  switch (shape) {
    case 'diamond':
      return `M0 ${-size}L${size} 0L0 ${size}L${-size} 0Z`
    case 'circle':
      return `M${-size} 0A${size} ${size} 0 1 1 ${size} 0A${size} ${size} 0 1 1 ${-size} 0Z`
    case 'triangle':
      return `M0 ${-size}L${size} ${size * 0.8}L${-size} ${size * 0.8}Z`
    case 'tick':
      return `M${-size / 4} ${-size}H${size / 4}V${size}H${-size / 4}Z`
    case 'gain':
      return arrowPath(-size, size, { top: -size * 0.7, height: size * 1.4 })
    case 'loss':
      return arrowPath(size, -size, { top: -size * 0.7, height: size * 1.4 })
  }
}

/** A bar that says by its point which way it goes. */
export function arrowPath(from: number, to: number, { top, height }: Lane): string {
  const point = Math.min(Math.abs(to - from), height / 2) * Math.sign(to - from)
  return `M${from} ${top}H${to - point}L${to} ${top + height / 2}L${to - point} ${top + height}H${from}Z`
}

interface Lane {
  readonly top: number
  readonly height: number
}
