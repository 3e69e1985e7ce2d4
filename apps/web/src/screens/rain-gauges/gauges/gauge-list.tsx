// The gauges of the farm beside the one that is looked at: who uses each, when it was last read, how
// complete the period is, and what can be done with it.

import { Badge, Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { countText } from '../../../ui/amounts.ts'
import { Ring } from '../../../ui/ring.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { GaugeMenu } from './gauge-menu.tsx'
import type { GaugeDeed } from './gauge-menu.tsx'
import { lastReadWords, usedByWords } from './gauge-words.ts'
import { rainParams, rainRoute } from '../use-rain-address.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import type { RainAddress } from '../use-rain-address.ts'
import type { ListedGauge } from '../use-gauges.ts'
import { isLocalId } from '../../../data/outbox/local-ids.ts'

interface Props {
  readonly place: CollectionPlace
  readonly gauges: readonly ListedGauge[]
  /** That which is looked at, with its year and month. */
  readonly address: RainAddress
  readonly onAdd: () => void
  readonly onDeed: (deed: GaugeDeed, gauge: ListedGauge) => void
  /** One that has no number of the server yet stands in no address. */
  readonly onNew: (gauge: ListedGauge) => void
}

export function GaugeList({ gauges, onAdd, ...props }: Props) {
  const isPhone = useIsPhone()
  const used = gauges.filter(({ isRetired }) => !isRetired)
  const retired = gauges.filter(({ isRetired }) => isRetired)
  const isShown = ({ id }: ListedGauge) => id === props.address.gaugeId
  const lines = (
    <>
      <GaugeLines gauges={used} {...props} />
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={onAdd}
        mt="sm"
      >
        Add gauge
      </Button>
      {retired.length > 0 ? (
        <details className="gauges-retired" open={retired.some(isShown) || undefined}>
          <summary>{retired.length} retired</summary>
          <GaugeLines gauges={retired} {...props} />
        </details>
      ) : null}
    </>
  )
  return (
    <nav className="gauge-list" aria-label="Gauges">
      {isPhone ? (
        <details className="gauge-choice">
          <summary>{countText(used.length, 'gauge')} on this farm</summary>
          {lines}
        </details>
      ) : (
        <>
          <Title order={2} mb="xs">
            Gauges
          </Title>
          {lines}
        </>
      )}
    </nav>
  )
}

function GaugeLines({ gauges, ...props }: Omit<Props, 'onAdd'>) {
  return (
    <ul>
      {gauges.map(gauge => (
        <GaugeLine key={gauge.id} gauge={gauge} {...props} />
      ))}
    </ul>
  )
}

type LineProps = Omit<Props, 'gauges' | 'onAdd'> & { readonly gauge: ListedGauge }

function GaugeLine({ place, gauge, address, onDeed, onNew }: LineProps) {
  const isShown = gauge.id === address.gaugeId
  return (
    <li className="gauge-line" data-shown={isShown || undefined}>
      <Ring score={gauge.complete} label="Rain recorded in this period" size={44} />
      <div>
        <GaugeName place={place} gauge={gauge} address={address} onNew={onNew} />{' '}
        {gauge.is_main && !gauge.isRetired ? (
          <Badge variant="light" size="sm" tt="none">
            Main gauge
          </Badge>
        ) : null}
      </div>
      <GaugeMenu gauge={gauge} onDeed={deed => onDeed(deed, gauge)} />
      <div className="gauge-facts">
        <Text size="sm" c="dimmed">
          {gauge.retired ? `${gauge.retired}. ` : null}
          {lastReadWords(gauge.last)}
        </Text>
        <UsedBy gauge={gauge} />
      </div>
    </li>
  )
}

function GaugeName({ place, gauge, address, onNew }: Omit<LineProps, 'onDeed'>) {
  const current = gauge.id === address.gaugeId ? ('page' as const) : undefined
  if (isLocalId(gauge.id)) {
    return (
      <Button variant="transparent" p={0} aria-current={current} onClick={() => onNew(gauge)}>
        {gauge.name}
      </Button>
    )
  }
  const { farmId, periodId } = place
  const there = { farmId: String(farmId), periodId: String(periodId) }
  const params = { ...there, ...rainParams({ ...address, gaugeId: gauge.id }) }
  return (
    <Link
      to={rainRoute}
      params={params as never}
      search
      className="gauge-name"
      aria-current={current}
    >
      {gauge.name}
    </Link>
  )
}

function UsedBy({ gauge }: { readonly gauge: ListedGauge }) {
  const words = usedByWords(gauge)
  if (words === undefined) {
    return (
      <Text size="sm" c="dimmed">
        No paddock names it
      </Text>
    )
  }
  return (
    <details className="gauge-users">
      <summary>{words}</summary>
      <Text size="sm">{gauge.paddocks.join(', ')}</Text>
    </details>
  )
}
