// What the period comes to, in a few figures.

import { Title } from '@mantine/core'
import { numberText } from '../../ui/amounts.ts'
import type { CollectionState } from './use-collection.ts'

export function CountStrip({ counts }: { readonly counts: CollectionState['counts'] }) {
  if (counts.length === 0) return null
  return (
    <section aria-labelledby="counts">
      <Title order={2} id="counts" mb="sm">
        Totals
      </Title>
      <dl className="counts">
        {counts.map(({ name, label, value, unit }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {numberText(value, 1, unit === 'ha' ? 1 : 0)} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
