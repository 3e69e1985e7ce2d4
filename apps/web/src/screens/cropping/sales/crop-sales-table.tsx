// What became of a crop: what was sold, what is still to be sold, and whether that is all that came off.

import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { UndoBesideCards } from '../../../sheet/cards/undo-beside-cards.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { CropType } from '../crop-row.ts'
import type { Crops } from '../use-crops.ts'
import { AddBeside } from './add-beside.tsx'
import type { ResourceBeside } from './add-beside.tsx'
import { CanePayment } from './cane-payment.tsx'
import { CropBalance } from './crop-balance.tsx'
import { SaleSheet } from './sale-sheet.tsx'
import type { SaleProduct } from './sale-kinds.ts'
import { useLinesOfSales } from './use-lines-of-sales.ts'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import { useSaleLists, useSaleRows } from './use-crop-sales.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly cropTypeId: number
  readonly mayWrite: boolean
}

export function CropSales(props: Props) {
  const { place, crops, cropTypeId, mayWrite } = props
  const seesMoney = useSeesMoney(place.farmId)
  const grown = crops.lists.grown.find(one => one.crop_type_id === cropTypeId)
  const type = crops.lists.types.find(({ id }) => id === cropTypeId)
  if (!seesMoney)
    return <Text>You don’t have access to this farm’s sales. Ask the farm’s manager.</Text>
  if (!grown || !type) return <Text>This crop is not grown in this period.</Text>
  const rows = crops.rows.filter(row => row.type?.id === cropTypeId)
  const [main] = rows.map(({ harvest }) => harvest)
  const isCut = rows.some(({ events }) => events.hay.length > 0)
  const mainProduct: SaleProduct = main === 'lint' || main === 'hay' ? main : 'grain'
  const products = [...new Set<SaleProduct>([mainProduct, ...(isCut ? (['hay'] as const) : [])])]
  return (
    <Stack gap="lg">
      {mayWrite ? <UndoBesideCards /> : null}
      {main === 'cane' ? <CanePayment grown={grown} rows={rows} mayWrite={mayWrite} /> : null}
      {products.map(product => (
        <SalesOf
          key={product}
          {...props}
          grown={grown}
          isMain={product === mainProduct}
          type={type}
          name={product === 'hay' && main !== 'hay' ? `${type.name} hay` : type.name}
          product={product}
        />
      ))}
    </Stack>
  )
}

const none: readonly never[] = []

interface OfProduct extends Props {
  readonly grown: Crops['lists']['grown'][number]
  /** What it is grown for. */
  readonly isMain: boolean
  readonly type: CropType
  readonly name: string
  readonly product: SaleProduct
}

function SalesOf(props: OfProduct) {
  const { place, crops, cropTypeId, mayWrite, grown: ofFarm, isMain, type, name, product } = props
  const grown = ofFarm.id
  const asked = useMemo(() => [ofFarm], [ofFarm])
  const sales = useLinesOfSales({ farmId: place.farmId, grown: asked }) ?? none
  const sold = useSaleRows({ place, grown }, 'sold', product)
  const unsold = useSaleRows({ place, grown }, 'unsold', product)
  const { rows: all, lists: known } = crops
  const enterprises = useMemo(
    () => enterprisesOf({ rows: all, lists: known }, cropTypeId),
    [all, known, cropTypeId],
  )
  const lists = useSaleLists(place, cropTypeId, enterprises)
  const [adding, setAdding] = useState<ResourceBeside>()
  const failure = sold.failure ?? unsold.failure
  if (failure)
    return (
      <FailureCard failure={failure} retry={() => [sold, unsold].forEach(({ retry }) => retry())} />
    )
  if (sold.isLoading || unsold.isLoading) return <TableSkeleton count={3} columns={4} />
  const rows = crops.rows.filter(row => row.type?.id === cropTypeId)
  const shared = { place, grown, product, lists, mayWrite }
  return (
    <section aria-label={name}>
      <Title order={3}>{name}</Title>
      <CropBalance
        of={{ type, product, rows, sales }}
        grown={ofFarm}
        isMain={isMain}
        mayWrite={mayWrite}
      />
      <SaleSheet {...shared} way="sold" title={`${name} sold`} kind={sold.kind} rows={sold.rows} />
      <SaleSheet
        {...shared}
        way="unsold"
        title={`${name} still in storage`}
        kind={unsold.kind}
        rows={unsold.rows}
      />
      {mayWrite ? (
        <Group gap="xs" mt="xs">
          <Button variant="default" onClick={() => setAdding('crop_storages')}>
            Add silo or other storage
          </Button>
          {product === 'grain' ? (
            <Button variant="default" onClick={() => setAdding('crop_rctis')}>
              Buyer’s invoice (RCTI)
            </Button>
          ) : null}
        </Group>
      ) : null}
      {adding ? (
        <AddBeside place={place} resource={adding} onClose={() => setAdding(undefined)} />
      ) : null}
    </section>
  )
}

/** Those that the crop is grown in. */
function enterprisesOf({ rows, lists }: Pick<Crops, 'rows' | 'lists'>, cropTypeId: number) {
  const own = rows.filter(({ type }) => type?.id === cropTypeId)
  const known = new Set(own.map(({ crop }) => crop.enterprise_id))
  return lists.enterprises.filter(({ id }) => known.has(id))
}
