// What of a group would be published, what would be withheld and why, and what stands against other groups.

import { Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { countText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'

export function GroupFigures({ preview }: { readonly preview: GroupPreview }) {
  const { figures, conflicts, edition } = preview
  return (
    <SimpleCard title={`Edition ${edition}, if published now`}>
      <ul className="group-figures">
        {figures.map(figure => (
          <Figure key={figure.figure} {...figure} />
        ))}
      </ul>
      {conflicts.length > 0 ? (
        <section className="group-conflicts" aria-label="Conflicts with other groups">
          <h3>Conflicts with other groups</h3>
          <ul>
            {conflicts.map(conflict => (
              <Conflict key={`${conflict.group_id} ${conflict.withholds}`} {...conflict} />
            ))}
          </ul>
        </section>
      ) : null}
    </SimpleCard>
  )
}

const names = {
  average: 'Average farm',
  percentiles: 'Middle farm and usual range',
  top: 'Best farms',
}

type FigureShown = GroupPreview['figures'][number]

function Figure({ figure, is_published: isPublished, withheld }: FigureShown) {
  const Icon = isPublished ? IconCheck : IconLock
  return (
    <li data-published={isPublished}>
      <Icon size={20} aria-hidden />
      <div>
        <Text fw={600}>
          {names[figure]}: {isPublished ? 'published' : 'withheld'}
        </Text>
        {reasonsOf(withheld).map(({ rule, why, mend, figures }) => (
          <Text size="sm" key={rule}>
            {isPublished ? `${countText(figures, 'figure')} withheld: ` : ''}
            {why} {mend}
          </Text>
        ))}
      </div>
    </li>
  )
}

/** One of each rule, in the words of most of its figures. */
function reasonsOf(withheld: FigureShown['withheld']): FigureShown['withheld'] {
  return [...Map.groupBy(withheld, ({ rule }) => rule).values()].flatMap(all => {
    const [first] = all.toSorted((one, other) => other.figures - one.figures)
    const figures = all.reduce((sum, one) => sum + one.figures, 0)
    return first ? [{ ...first, figures }] : []
  })
}

function Conflict(conflict: GroupPreview['conflicts'][number]) {
  const { group_id: id, name, shared, withholds, why, mend } = conflict
  return (
    <li>
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <Text fw={600}>
          <Link to="/peer-groups/$groupId" params={{ groupId: String(id) }}>
            {name}
          </Link>
          {`, with ${countText(shared, 'farm')} in both`}
        </Text>
        <Text size="sm">
          {withholds === 'this'
            ? 'This group would be withheld beside it.'
            : 'It would be withheld, because this group comes first.'}{' '}
          {why} {mend}
        </Text>
      </div>
    </li>
  )
}
