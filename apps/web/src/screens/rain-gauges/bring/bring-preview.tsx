// What readings from elsewhere would change, before anything is written: new days, the same, others
// that say something else, and what cannot be taken.

import { addDays, calendarDay } from '@furrow/farming/dates/dates'
import { earliestReading } from '@furrow/farming/rain/rainfall'
import { mostDays } from '@furrow/farming/rain/typed-rain'
import { Alert, Button, Group, List, Progress, Radio, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { countText } from '../../../ui/amounts.ts'
import { useFarmZone } from '../../../period/use-farm-zone.ts'
import { compareRain, editsOf } from './brought-rain.ts'
import type { BroughtRain } from './brought-rain.ts'
import { clashWords, comparedWords, leftWords, missingWords, spanWords } from './brought-words.ts'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import type { RainFile } from './read-rain-file.ts'
import { useBringRain } from './use-bring-rain.ts'
import { useReadings } from '../use-gauge-rain.ts'

interface Props {
  readonly at: GaugeAtWork
  readonly file: RainFile
  /** `rain.csv`, `the list`, `River` */
  readonly source: string
  /** Brought from a file or another gauge, not read here by the farm. */
  readonly imported: boolean
  /** What is there stays, whatever comes. */
  readonly onlyMissing?: boolean
  readonly onDone: () => void
}

export function BringPreview({ at, file, source, imported, onlyMissing = false, onDone }: Props) {
  const { place, gauge, writing, onManyWritten: onWritten } = at
  const [takesOver, setTakesOver] = useState(false)
  const label = `Rain at ${gauge.name} from ${source}`
  const { progress, bring } = useBringRain({ writing, label, onWritten })
  const { brought, known } = useCompared(at, file, progress === undefined)
  const edits = brought && editsOf(brought, takesOver && !onlyMissing)
  const write = async () => {
    if (!edits) return
    const where = { ...writing.placeNow(), readings: known, imported }
    if (await bring(edits, { ...where, farmId: place.farmId })) onDone()
  }
  return (
    <Stack gap="sm">
      <Text fw={600}>{spanWords(file.readings)}</Text>
      <Problems problems={file.problems} />
      {brought ? (
        <Compared
          words={onlyMissing ? missingWords(brought) : comparedWords(brought)}
          left={leftWords(file)}
        />
      ) : (
        <Text>Comparing…</Text>
      )}
      {brought && brought.clashes.length > 0 && !onlyMissing ? (
        <Clashes brought={brought} takesOver={takesOver} onTakesOver={setTakesOver} />
      ) : null}
      {progress === undefined ? null : (
        <Progress value={progress * 100} size="lg" animated aria-label="Saved so far" />
      )}
      <Group justify="flex-end">
        <Button
          onClick={() => void write()}
          disabled={!edits || edits.size === 0}
          loading={progress !== undefined}
        >
          {edits && edits.size > 0 ? `Add ${countText(edits.size, 'reading')}` : 'Nothing to add'}
        </Button>
      </Group>
    </Stack>
  )
}

/** Not compared again while it is written. */
function useCompared(at: GaugeAtWork, { readings }: RainFile, isOpen: boolean) {
  const { place, gauge, whyClosed, today } = at
  const [first, last] = [readings[0]?.day ?? today, readings.at(-1)?.day ?? today]
  const span = { from: addDays(first, -mostDays), to: addDays(last, mostDays) }
  const zone = useFarmZone()
  const asked = useReadings({ farmId: place.farmId, gaugeId: gauge.id }, span, { enabled: isOpen })
  const earliest = earliestReading(gauge.created_at ? calendarDay(gauge.created_at, zone) : today)
  const known = asked.readings
  const isKnown = !asked.isLoading && asked.failure === undefined
  const brought = useMemo(
    () =>
      isKnown ? compareRain(readings, { readings: known, whyClosed, today, earliest }) : undefined,
    [isKnown, readings, known, whyClosed, today, earliest],
  )
  return { brought, known }
}

interface ComparedProps {
  readonly words: readonly string[]
  readonly left: string | undefined
}

function Compared({ words, left }: ComparedProps) {
  const all = left === undefined ? words : [...words, left]
  return (
    <List spacing={4}>
      {all.map(sentence => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  )
}

interface ClashProps {
  readonly brought: BroughtRain
  readonly takesOver: boolean
  readonly onTakesOver: (takesOver: boolean) => void
}

const mostShown = 5

function Clashes({ brought: { clashes }, takesOver, onTakesOver }: ClashProps) {
  const more = clashes.length - mostShown
  return (
    <Radio.Group
      label="Where readings differ"
      value={takesOver ? 'theirs' : 'ours'}
      onChange={value => onTakesOver(value === 'theirs')}
    >
      <List size="sm" my="xs">
        {clashes.slice(0, mostShown).map(clash => (
          <List.Item key={clash.reading.day}>{clashWords(clash)}</List.Item>
        ))}
        {more > 0 ? <List.Item>and {countText(more, 'more day', 'more days')}</List.Item> : null}
      </List>
      <Group>
        <Radio value="ours" label="Keep current readings" />
        <Radio value="theirs" label="Replace them" />
      </Group>
    </Radio.Group>
  )
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null
  const more = problems.length - mostShown
  return (
    <Alert color="ochre" title={`${countText(problems.length, 'line')} could not be read`}>
      <List size="sm">
        {problems.slice(0, mostShown).map(problem => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
        {more > 0 ? <List.Item>and {more} more</List.Item> : null}
      </List>
    </Alert>
  )
}
