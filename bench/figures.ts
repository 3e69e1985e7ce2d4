// Figures of a measurement, and how they are printed.

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export function median(values: readonly number[]): number {
  return (
    (percentile(values, 0.5) +
      percentile(
        values.map(value => -value),
        0.5,
      ) *
        -1) /
    2
  )
}

/** A line of a table: a word of ten letters, then what is said. */
export function line(name: string, ...parts: readonly string[]): string {
  return `  ${name.padEnd(10)}${parts
    .map(part => part.padEnd(18))
    .join('')
    .trimEnd()}`
}

export function milliseconds(name: string, value: number): string {
  return `${name} ${value.toFixed(value < 10 ? 2 : 1)} ms`
}
