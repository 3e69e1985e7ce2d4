// A quantity as people write it: `38.5 ha`, `1,250 mm`.

export function quantityText(value: number, unit = ''): string {
  const figure = format.format(value)
  return unit ? `${figure} ${unit}` : figure
}

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
