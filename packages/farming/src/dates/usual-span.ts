// What is usual: anything else is asked about, not refused.

export interface UsualSpan {
  readonly least: number
  readonly most: number
}

export function isUsual(figure: number, { least, most }: UsualSpan): boolean {
  return least <= figure && figure <= most
}

/** Metres between rows; skip rows on average. */
export const usualRowSpacing: UsualSpan = { least: 0.15, most: 2 }

/** Hectares of a paddock that is cropped. */
export const usualCroppedArea: UsualSpan = { least: 1, most: 2000 }
