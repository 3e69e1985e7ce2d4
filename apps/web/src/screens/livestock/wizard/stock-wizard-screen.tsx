// The livestock wizard: which enterprises are run, and each of them from opening to closing.

import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { enterpriseName } from '../enterprises/enterprise-name.ts'
import { ChooseEnterprise } from './choose-enterprise.tsx'
import { EnterpriseNotFound, StockWizard } from './stock-wizard.tsx'
import { useEnterpriseInHand } from './use-enterprise-in-hand.ts'
import { useReadStock } from './use-read-stock.ts'

export function LivestockWizardScreen() {
  const { farmId, periodId } = usePlace()
  const place = useMemo(() => ({ farmId, periodId }), [farmId, periodId])
  const of = usePlaceWords(place)
  const { livestockEnterpriseId } = useParams({ strict: false })
  const { read, isLoading, ...reading } = useReadStock(place)
  const { lists } = read.stock
  const hand = useEnterpriseInHand(read, Number(livestockEnterpriseId))
  const enterprise = lists.enterprises.find(({ id }) => String(id) === livestockEnterpriseId)
  return (
    <>
      <ScreenTitle key={livestockEnterpriseId ?? ''} of={of}>
        {enterprise ? enterpriseName(enterprise, lists) : 'Livestock, step by step'}
      </ScreenTitle>
      <Stack gap="md">
        <StillReading {...reading} isLoading={isLoading} />
        {isLoading ? null : livestockEnterpriseId === undefined ? (
          <ChooseEnterprise {...read} />
        ) : hand ? (
          <StockWizard key={livestockEnterpriseId} hand={hand} />
        ) : enterprise ? null : (
          <EnterpriseNotFound place={place} />
        )}
      </Stack>
    </>
  )
}
