// Values that come round: lists of different lengths give every combination in a few rows.

export type Values = Readonly<Record<string, unknown>>

export interface Cycle {
  /** 1, 2, 3, … */
  readonly number: number
  of<T>(values: readonly T[]): T
}

export function cycled(place: number): Cycle {
  return {
    number: place + 1,
    of<T>(values: readonly T[]): T {
      if (values.length === 0) throw new Error('Nothing comes round in an empty list.')
      return values[place % values.length] as T
    },
  }
}

const moments = [
  '2024-01-01T00:00:00Z',
  '2024-01-01T10:00:00.123456Z',
  '2024-02-02T00:00:00Z',
  '2024-02-02T23:59:59.999999Z',
  '2024-02-03T00:00:00Z',
  '2023-12-31T23:59:59Z',
  '2024-02-02T00:00:00Z',
]

export function someMoments(at: Cycle) {
  return { created_at: at.of(moments), updated_at: at.of(moments.slice(2)) }
}
