// Business, farm and period: where one is, and the way to another.

import { useNavigate } from '@tanstack/react-router'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { PeriodSwitch } from './period-switch.tsx'
import { Switcher } from './switcher.tsx'

export function ContextTrail() {
  const { farmId, isAdmin, business } = useSignedIn()
  const isPlaced = isAdmin || business !== undefined
  return (
    <nav className="trail" aria-label="Where you are">
      <BusinessSwitch />
      {isPlaced ? <FarmSwitch /> : null}
      {isPlaced && farmId !== undefined ? <PeriodSwitch farmId={farmId} /> : null}
    </nav>
  )
}

function BusinessSwitch() {
  const { session } = useFurrow()
  const { business, businesses, isAdmin } = useSignedIn()
  const navigate = useNavigate()
  // Administrators go from farm to farm.
  if (isAdmin || businesses.length < 2) return null
  return (
    <Switcher
      what="Business"
      name={business?.name}
      chosen={business?.id}
      choices={businesses}
      all="All businesses"
      onChoose={id => {
        session.chooseBusiness(id)
        void navigate({ to: '/collection/farm' })
      }}
      onAll={() => void navigate({ to: '/select_business' })}
    />
  )
}

function FarmSwitch() {
  const { farmId } = useSignedIn()
  const navigate = useNavigate()
  const { rows } = useRows('farms', { sort: ['farm_name'], limit: 300 })
  const enabled = farmId !== undefined
  const chosen = useRows('farms', { where: { id: farmId ?? 0 } }, { enabled })
  const [own] = chosen.rows
  return (
    <Switcher
      what="Farm"
      name={own?.farm_name ?? rows.find(({ id }) => id === farmId)?.farm_name}
      isLoading={enabled && chosen.isLoading}
      chosen={farmId}
      choices={rows
        .filter(({ id, archived }) => !archived || id === farmId)
        .map(({ id, farm_name }) => ({ id, name: farm_name }))}
      all="All farms"
      onChoose={id =>
        void navigate({ to: '/collection/$farmId/period', params: { farmId: String(id) } })
      }
      onAll={() => void navigate({ to: '/collection/farm' })}
    />
  )
}
