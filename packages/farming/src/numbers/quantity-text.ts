// A quantity as people write it: `38.5 ha`, `1,250 mm`.

export function quantityText(value: number, unit = ''): string {
  const figure = value.toLocaleString('en', { maximumFractionDigits: 2 })
  return unit ? `${figure} ${unit}` : figure
}
