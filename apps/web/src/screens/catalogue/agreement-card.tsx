// To administrators: the versions of an agreement, and who agreed to this one, when, and who has not.

import type { Row as RowOf } from '@furrow/wire/client/row-types'
import { Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRows } from '../../data/hooks/use-rows.ts'
import type { Row } from '../../entry/rows/row-name.ts'
import { countText, dayOfMoment, dayText, momentText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { standingOfPeople, standingOfVersions } from './agreement-standing.ts'
import type { StandingOfPerson, StandingOfVersion } from './agreement-standing.ts'

export function AgreementCard({ row }: { readonly row: Row }) {
  const id = Number(row['id'])
  const type = row['type'] as RowOf<'agreements'>['type']
  const versions = useRows('agreements', { where: { type } })
  const ids = versions.rows.map(one => one.id)
  const answers = useRows(
    'agreement_answers',
    { where: { agreement_id: ids }, includes: ['user'] },
    { enabled: ids.length > 0 },
  )
  const people = useAsked(type)
  if (versions.isLoading || answers.isLoading || people.isLoading) return null
  const standing = standingOfVersions(versions.rows, answers.rows)
  const [newest] = standing
  const isNewest = newest?.id === id
  const shown = standingOfPeople(id, answers.rows, isNewest ? people.rows : [])
  const open = shown.filter(({ answer }) => answer === 'Not answered').length
  return (
    <SimpleCard title="Who agreed">
      <Stack>
        <PlainTable
          caption="Versions"
          bare
          columns={versionColumns}
          rows={standing}
          rowKey={one => one.id}
        />
        <Text>{wordsOf(type, { isNewest, open, newest: newest?.version ?? null })}</Text>
        <PlainTable
          caption={`Answers to version ${String(row['version'] ?? '')}`}
          searchable
          columns={personColumns}
          rows={shown}
          rowKey={one => one.id}
          empty="No one has answered."
        />
      </Stack>
    </SimpleCard>
  )
}

/** Terms are for everyone who can sign in; what is about figures of farms is for their managers; others ask no one. */
function useAsked(type: RowOf<'agreements'>['type']) {
  const isOfFarms = type === 'Data use consent' || type === 'Benchmark participation'
  const users = useRows('users', { where: { active: true } }, { enabled: type === 'terms' })
  const managers = useRows(
    'farm_people',
    { where: { manages: true }, includes: ['user'] },
    { enabled: isOfFarms },
  )
  const isLoading = users.isLoading || managers.isLoading
  if (!isOfFarms) return { rows: users.rows, isLoading }
  return { rows: managers.rows.flatMap(({ user }) => user ?? []), isLoading }
}

interface Standing {
  readonly isNewest: boolean
  readonly open: number
  readonly newest: number | null
}

function wordsOf(type: string, { isNewest, open, newest }: Standing): string {
  if (!isNewest) return `Version ${newest ?? ''} has replaced it.`
  const left =
    open === 0
      ? 'Everybody has answered.'
      : `${countText(open, 'person has', 'people have')} not answered yet.`
  if (type === 'Benchmark participation') {
    return `${left} The last answer to any version counts.`
  }
  return `${left} A new version asks everyone again: answers to earlier ones don’t count for it.`
}

const versionColumns: readonly TableColumn<StandingOfVersion>[] = [
  {
    key: 'version',
    heading: 'Version',
    value: one => one.version,
    show: ({ id, version }) => (
      <Link to="/catalogue/$resource/$id" params={{ resource: 'agreements', id: String(id) }}>
        Version {version}
      </Link>
    ),
  },
  { key: 'written', heading: 'Written', value: one => dayText(dayOfMoment(one.created_at)) },
  { key: 'agreed', heading: 'Agreed', kind: 'number', decimals: 0, value: one => one.agreed },
  { key: 'declined', heading: 'Declined', kind: 'number', decimals: 0, value: one => one.declined },
]

const personColumns: readonly TableColumn<StandingOfPerson>[] = [
  { key: 'name', heading: 'Person', value: one => one.name },
  { key: 'answer', heading: 'Answer', value: one => one.answer },
  {
    key: 'answered_at',
    heading: 'When',
    value: one => one.answered_at,
    show: ({ answered_at: at }) => (at === null ? '' : momentText(at)),
  },
]
