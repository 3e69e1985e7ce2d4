// One section of a collection: its score, what is missing, what looks wrong, and the way there.

import { Card, Group, List, Progress, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { momentText, numberText, percentText } from '../../ui/amounts.ts'
import { Ring } from '../../ui/ring.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { Points, Section } from './use-collection.ts'
import { useSectionLinks } from './use-section-links.ts'

interface Props {
  readonly place: CollectionPlace
  readonly section: Section
  readonly points: Points
}

const shownMissing = 4

export function SectionTile({ place, section, points }: Props) {
  const { name, label, score, missing, last_change: last } = section
  const link = useSectionLinks(place).ofSection(name)
  const more = missing.length - shownMissing
  return (
    <Card withBorder radius="lg" padding="lg" component="article" className="section-tile">
      <Group wrap="nowrap" align="center" gap="md">
        <Ring score={score} label={`${label} complete`} />
        <Title order={3} className="section-name">
          {link ? <Link {...link}>{label}</Link> : label}
        </Title>
        {link ? <IconChevronRight size={20} aria-hidden="true" className="section-arrow" /> : null}
      </Group>
      <OpenCounts name={name} points={points} />
      {missing.length > 0 ? (
        <List size="sm" mt="xs" spacing={2}>
          {missing.slice(0, shownMissing).map(sentence => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
          {more > 0 ? <List.Item>and {more} more</List.Item> : null}
        </List>
      ) : null}
      <Bars place={place} section={section} />
      {last ? (
        <Text size="xs" c="dimmed" mt="sm">
          Last changed {last.by ? `by ${last.by}, ` : ''}
          {momentText(last.at)}
        </Text>
      ) : null}
    </Card>
  )
}

function OpenCounts({ name, points }: { readonly name: string; readonly points: Points }) {
  const blockers = points.blockers.filter(({ section }) => section === name).length
  const warnings = points.warnings.filter(
    ({ section, confirmed }) => section === name && !confirmed,
  ).length
  if (blockers + warnings === 0) return null
  const words = [
    blockers > 0 ? `${numberText(blockers, 0)} to fix` : '',
    warnings > 0 ? `${numberText(warnings, 0)} to check` : '',
  ]
  return (
    <Text size="sm" mt="xs" c={blockers > 0 ? 'var(--wrong)' : 'var(--attention)'}>
      <IconAlertTriangle size={16} aria-hidden="true" className="inline-icon" />{' '}
      {words.filter(Boolean).join(', ')}
    </Text>
  )
}

function Bars({ place, section: { name: of, bars } }: Omit<Props, 'points'>) {
  const links = useSectionLinks(place)
  const open = bars.filter(({ answered, score }) => !answered || score < 1)
  const complete = bars.filter(bar => !open.includes(bar))
  if (bars.length === 0) return null
  return (
    <>
      <ul className="section-bars">
        {open.map(({ name, label, score }) => (
          <li key={name}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <BarName label={label} link={links.ofBar(of, name)} />
              <Text size="sm" c="dimmed">
                {percentText(score, 0)}
              </Text>
            </Group>
            <Progress value={score * 100} size="sm" aria-label={`${label} complete`} />
          </li>
        ))}
      </ul>
      {complete.length > 0 ? (
        <ul className="bars-complete">
          {complete.map(({ name, label }) => (
            <li key={name}>
              <IconCheck size={16} aria-label="Complete:" />
              <BarName label={label} link={links.ofBar(of, name)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

interface BarNameProps {
  readonly label: string
  readonly link: ReturnType<ReturnType<typeof useSectionLinks>['ofBar']>
}

function BarName({ label, link }: BarNameProps) {
  return link ? (
    <Link {...link} className="bar-link">
      {label}
    </Link>
  ) : (
    <Text size="sm" span>
      {label}
    </Text>
  )
}
