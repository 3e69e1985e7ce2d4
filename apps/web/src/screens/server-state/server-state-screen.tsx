// Administrators see how Furrow is: what it is asked, how quickly it answers, what waits, and what takes room.

import type { ServerState } from '@furrow/wire/office/server-state-answer'
import { Alert, Text } from '@mantine/core'
import { countText, momentText } from '../../ui/amounts.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import {
  machineFigures,
  replicaFigures,
  requestFigures,
  statementFigures,
  waitFigures,
  windowOf,
  workFigures,
} from './server-state-words.ts'
import { StateCard } from './state-card.tsx'
import { CallsTable, LargestTables, PoolsTable, SlowTable } from './state-tables.tsx'
import { askedEvery, useServerState } from './use-server-state.ts'
import './server-state.css'

export function ServerStateScreen() {
  const { data, isLoading, failure, retry } = useServerState()
  return (
    <div className="server-state">
      <ScreenTitle>How Furrow is</ScreenTitle>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton /> : null}
      {data ? <StateShown state={data} /> : null}
    </div>
  )
}

function StateShown({ state }: { readonly state: ServerState }) {
  const { at, since, processes } = state
  return (
    <>
      <Text maw="65ch" mb="md">
        {`At ${momentText(at)}, for ${windowOf(state)}; refreshed every ${askedEvery / 1000} seconds. Furrow has been running since ${momentText(since)}, in ${countText(processes, 'process', 'processes')}.`}
      </Text>
      {state.database ? null : (
        <Alert color="red" title="The database can’t be reached right now" mb="md">
          Nobody can read or save anything until it is back.
        </Alert>
      )}
      <div className="state-cards">
        <StateCard title="Requests" figures={requestFigures(state)} />
        <StateCard title="People asked to wait" figures={waitFigures(state)} />
        <StateCard title="Database" figures={statementFigures(state)} />
        {state.replicas.length > 0 ? (
          <StateCard title="Replicas" figures={replicaFigures(state)} />
        ) : null}
        <StateCard title="Server" figures={machineFigures(state)} />
        <StateCard title="Jobs, emails and files" figures={workFigures(state)} />
      </div>
      <CallsTable calls={state.calls} />
      <SlowTable slow_statements={state.slow_statements} />
      <div className="state-beside">
        <PoolsTable pools={state.pools} />
        <LargestTables database={state.database} />
      </div>
    </>
  )
}
