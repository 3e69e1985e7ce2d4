// What an enterprise came to in a period, and in the one before.

import { breedingRatio } from '@furrow/farming/stock/breeding-ratios'
import { measureStock } from '@furrow/farming/stock/stock-measures'
import { percentText } from '../../../ui/amounts.ts'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { FigureStrip } from '../../../period/wizard/figure-strip.tsx'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'

interface Props {
  readonly hand: EnterpriseInHand
}

export function StockOutcome({ hand }: Props) {
  const { recorded, days, id, stock, breeds, rounds, seesMoney } = hand
  const settings = stock.lists.settings.find(one => one.livestock_enterprise_id === id)
  const measures = measureStock({
    classes: recorded.map(one => one.stock),
    period: days,
    isWholeFarm: false,
    grazed: settings?.grazed_hectares ?? null,
    rain: null,
  })
  const counts = rounds.map(round => round.counts)
  const rates = [
    ['Scanning rate', breedingRatio('scanning', counts)],
    ['Marking rate', breedingRatio('marking', counts)],
    ['Weaning rate', breedingRatio('weaning', counts)],
  ] as const
  return (
    <SimpleCard title="Result">
      <FigureStrip
        label="Figures"
        figures={[
          { name: 'Liveweight produced', value: measures.kilograms, unit: 'kg', decimals: 0 },
          { name: 'Average', value: measures.dse, unit: 'DSE', decimals: 0 },
          { name: 'Produced', value: measures.kilograms_per_ha, unit: 'kg/ha' },
          ...(seesMoney
            ? [
                {
                  name: 'Average sale',
                  value: measures.price_per_head,
                  unit: 'head',
                  isMoney: true,
                },
                { name: 'Average sale', value: measures.price_per_kg, unit: 'kg', isMoney: true },
              ]
            : []),
        ]}
      />
      <dl className="wizard-rates">
        <Rate name="Deaths" value={measures.death_rate} />
        {breeds
          ? rates.map(([name, value]) => <Rate key={name} name={name} value={value} />)
          : null}
      </dl>
    </SimpleCard>
  )
}

function Rate({ name, value }: { readonly name: string; readonly value: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === null ? '–' : percentText(value, 1)}</dd>
    </div>
  )
}
