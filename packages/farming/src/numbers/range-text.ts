// From one figure to another as people write it: the unit once, `2.4 to 3.1 t/ha`, `$126 to $177/ha`.

/** Of texts; those of two units, and percentages, stay whole. */
export function rangeText(low: string, high: string, between: 'to' | 'and' = 'to'): string {
  const [, figure = low, unit = ''] = /^(.*?\d)(\s?[^\d\s]*\/\S*|\D*)$/.exec(low) ?? []
  return unit !== '' && unit !== '%' && high.endsWith(unit)
    ? `${figure} ${between} ${high}`
    : `${low} ${between} ${high}`
}
