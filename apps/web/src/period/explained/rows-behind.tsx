// The records that a figure follows from, by their kinds: where each is entered, and who changed it last.

import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Entity } from '@furrow/catalogue/entity'
import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'
import { rowKey } from '../../entry/history/history-words.ts'
import { useRowNames } from '../../entry/history/use-row-names.ts'
import { useCatalogue } from '../../entry/rows/use-entity.ts'
import { useScreenOf } from './use-screen-of.ts'
import { countText, momentText } from '../../ui/amounts.ts'
import { inSentence } from '../../ui/in-sentence.ts'
import { isAfter } from './records-changed.ts'
import { useFiguresAround } from './figures-around.ts'
import { kindsBehind } from './kinds-behind.ts'
import type { KindBehind } from './kinds-behind.ts'

interface Props {
  readonly lines: BenchmarkExplained['own']['lines']
}

export function RowsBehind({ lines }: Props) {
  const kinds = kindsBehind(lines)
  const names = useRowNames(
    new Map(kinds.map(({ resource, shown }) => [resource, shown.map(({ id }) => id)])),
  )
  if (kinds.length === 0) return null
  return (
    <section aria-labelledby="explained-rows">
      <h2 id="explained-rows">Where it is entered</h2>
      {kinds.map(kind => (
        <Kind key={kind.resource} kind={kind} names={names} />
      ))}
    </section>
  )
}

interface KindProps {
  readonly kind: KindBehind
  readonly names: ReadonlyMap<string, string>
}

function Kind({ kind: { resource, count, shown }, names }: KindProps) {
  const entity = useCatalogue().get(resource)
  const { version } = useFiguresAround()
  if (!entity) return null
  const sinceWords = (at: string, isSinceEdition: boolean) => {
    if (version && isAfter(at, version.releasedAt))
      return `, after version ${version.number} was released`
    return isSinceEdition ? ', after the edition was published' : ''
  }
  const label = countText(count, inSentence(entity.label), inSentence(entity.plural))
  return (
    <div className="explained-kind">
      <h3>
        <KindLink resource={resource}>{label}</KindLink>
      </h3>
      <ul>
        {shown.map(({ id, figures, changed, changed_since: isSince }) => (
          <li key={id}>
            {names.get(rowKey(resource, id)) ?? entity.label}
            {figures.length > 0 ? <small>{figuresNamed(figures, entity)}</small> : null}
            {changed ? (
              <small>
                Changed {momentText(changed.at)} by {changed.by ?? 'someone'}
                {sinceWords(changed.at, isSince)}
              </small>
            ) : null}
          </li>
        ))}
      </ul>
      {count > shown.length ? (
        <Text size="sm" c="dimmed">
          and {count - shown.length} more
        </Text>
      ) : null}
    </div>
  )
}

/** A whole record would be a page of names. */
const mostNamed = 6

function figuresNamed(figures: readonly string[], { fields }: Entity): string {
  if (figures.length > mostNamed) return countText(figures.length, 'figure')
  return figures.map(name => fields[name]?.label ?? name).join(', ')
}

/** To the screen where such records are entered, for who may go there. */
function KindLink({
  resource,
  children,
}: {
  readonly resource: string
  readonly children: string
}) {
  const { place } = useFiguresAround()
  const screen = useScreenOf(resource, place.farmId)
  if (!screen) return children
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <Link to={screen.to} params={params}>
      {children}
    </Link>
  )
}
