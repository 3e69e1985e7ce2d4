// A bound in the words of the person who reads the refusal: "60,000 ha", "$12.50/ha", "1 (100%)".

import type { Field } from '@furrow/catalogue/fields'

export function amount(value: number, field: Field): string {
  if (field.kind === 'fraction' || field.unit === 'fraction')
    return `${grouped(value)} (${grouped(value * 100)}%)`
  if (field.kind === 'money') return `${dollars(value)}${(field.unit ?? '').replace('$', '')}`
  const unit = field.unit ?? ''
  return measures.test(unit) ? `${grouped(value)} ${unit}` : grouped(value)
}

/** `no`, `x`, `index` and the marks `0/1`, `1-10` say how to read a figure, not what it is in. */
const measures = /^(?!(no|x|index|fraction)$)\p{Letter}/u

/** Years stay as they are: 1900, but 60,000. */
function grouped(value: number): string {
  return figures.format(value)
}

function dollars(cents: number): string {
  const format = cents % 100 === 0 ? wholeDollars : dollarsAndCents
  return `${cents < 0 ? '-' : ''}$${format.format(Math.abs(cents) / 100)}`
}

const figures = new Intl.NumberFormat('en', { useGrouping: 'min2', maximumFractionDigits: 10 })
const wholeDollars = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
