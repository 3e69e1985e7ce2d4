// All questions that someone may read, of all their farms: what is new first.

import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useAddressWords } from '../../period/use-address-words.ts'
import { QuestionLines } from '../../period/questions/question-lines.tsx'
import { ThreadDrawer } from '../../period/questions/thread-drawer.tsx'
import { useQuestions } from '../../period/questions/use-questions.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { countText } from '../../ui/amounts.ts'

export function QuestionsScreen() {
  const [words, change] = useAddressWords(['question', 'farm', 'show'])
  const { threads, countNewTo, isLoading, failure, retry } = useQuestions()
  const farms = farmsIn(threads)
  const ofFarm = threads.filter(
    ({ farm_id }) => words.farm === null || String(farm_id) === words.farm,
  )
  const shown = words.show === 'all' ? ofFarm : ofFarm.filter(({ status }) => status === 'Open')
  const opened = threads.find(({ id }) => String(id) === words.question)
  return (
    <>
      <ScreenTitle>Questions</ScreenTitle>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={3} /> : null}
      {isLoading || failure ? null : (
        <Stack>
          <SegmentedControl
            aria-label="Which questions"
            data={[
              { value: 'open', label: 'Open' },
              { value: 'all', label: 'With resolved' },
            ]}
            value={words.show === 'all' ? 'all' : 'open'}
            onChange={show => change({ show: show === 'all' ? show : null })}
            style={{ alignSelf: 'start' }}
          />
          {farms.length > 1 ? (
            <FilterSelect
              label="Farm"
              options={farms}
              value={words.farm}
              onChange={farm => change({ farm })}
            />
          ) : null}
          {shown.length === 0 ? <Nothing isAll={words.show === 'all'} /> : null}
          {shown.length > 0 ? (
            <Text c="dimmed" role="status">
              {countText(shown.length, 'question')}
            </Text>
          ) : null}
          <QuestionLines
            threads={shown}
            countNewTo={countNewTo}
            withFarm={farms.length > 1}
            onOpen={({ id }) => change({ question: String(id) })}
          />
        </Stack>
      )}
      <ThreadDrawer thread={opened} onClose={() => change({ question: null })} />
    </>
  )
}

function Nothing({ isAll }: { readonly isAll: boolean }) {
  return (
    <EmptyState
      title={isAll ? 'No questions yet' : 'No open questions'}
      text="Ask about a figure from its cell in a table, or about a period from its collection. Answers come here."
    />
  )
}

type Threads = ReturnType<typeof useQuestions>['threads']

function farmsIn(threads: Threads) {
  const names = new Map(threads.map(({ farm_id, farm }) => [String(farm_id), farm?.farm_name]))
  return [...names]
    .flatMap(([value, label]) => (label === undefined ? [] : [{ value, label }]))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
