// How the mill pays for the cane of the period, and what that comes to at the sugar that was in it.

import { Text, Title } from '@mantine/core'
import { canePayment } from '@furrow/catalogue/chapters/cane-payment'
import { crops } from '@furrow/catalogue/chapters/crops'
import { entityIn } from '@furrow/catalogue/entity'
import { canePaid, milledIn, usualPayment } from '@furrow/farming/crops/sugar'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import { moneyText, numberText } from '../../../ui/amounts.ts'
import type { CropRow } from '../crop-row.ts'
import { GrownSetting } from './grown-setting.tsx'
import type { Grown } from './grown-setting.tsx'

interface Props {
  readonly grown: Grown
  /** Of this crop. */
  readonly rows: readonly CropRow[]
  readonly mayWrite: boolean
}

export function CanePayment({ grown, rows, mayWrite }: Props) {
  const milled = milledIn(
    rows.flatMap(({ events }) =>
      events.cane.map(cut => ({ quantity: cut.biomass_tonnes, sugar: cut.ccs_tonnes })),
    ),
  )
  const { price, income } = canePaid(milled, grown.sugar_price, {
    share: grown.cane_price_share ?? usualPayment.share,
    lostCcs: grown.cane_lost_ccs ?? usualPayment.lostCcs,
    constant: grown.cane_price_constant ?? usualPayment.constant,
  })
  return (
    <section aria-label="Cane price">
      <Title order={3}>Cane price</Title>
      <div className="detail-fields">
        {columns.map(column => (
          <GrownSetting
            key={column.id}
            column={column}
            grown={grown}
            of="the cane"
            mayWrite={mayWrite}
          />
        ))}
      </div>
      <Text mt="xs">
        {price === null
          ? 'Enter the sugar price, and tonnes with CCS of the harvests, to see what the cane brings.'
          : `At ${numberText(milled.ccs, 2)} CCS ${moneyText(price)}/t: ${moneyText(income, 0)} for ${numberText(milled.cane, 1)} t.`}
      </Text>
    </section>
  )
}

const of = fieldColumns(entityIn(crops, 'crop_type_farm_periods'), { of: (row: Grown) => row })
const columns = (Object.keys(canePayment) as (keyof typeof canePayment)[]).map(name => of(name))
