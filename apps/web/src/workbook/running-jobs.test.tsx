import { notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FurrowContext } from '../data/context/furrow-context.ts'
import { Notices } from '../ui/notices.tsx'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { deviceOf, nothingServed } from './reviewing-for-tests.tsx'
import { JobNews, RunningJobs } from './running-jobs.tsx'

const patient = { timeout: 30_000 }
const clients: QueryClient[] = []
afterEach(() => {
  notifications.clean()
  clients.splice(0).forEach(client => client.clear())
})

function watching(...jobs: readonly Record<string, unknown>[]) {
  const served = nothingServed()
  served.jobs.push(...jobs)
  const client = new QueryClient()
  clients.push(client)
  renderPart(
    <QueryClientProvider client={client}>
      <FurrowContext value={deviceOf(served)}>
        <RunningJobs />
        <JobNews />
        <Notices />
      </FurrowContext>
    </QueryClientProvider>,
  )
  return served
}

const job = (id: number, status: string, others = {}) => ({
  id,
  description: `Workbook ${id}`,
  status,
  progress: 0.5,
  updated_at: '1',
  error_message: null,
  result: null,
  ...others,
})

test('what is under way is shown with how far it is, what has ended is not', async () => {
  watching(job(3, 'running'), job(2, 'queued', { progress: 0 }), job(1, 'completed'))
  await screen.findByText('Workbook 3', {}, patient)
  expect(screen.getAllByRole('progressbar').map(bar => bar.ariaValueNow)).toEqual(['50', '0'])
  expect(screen.getByText('50% done')).toBeTruthy()
  expect(screen.getByText('Waits for its turn')).toBeTruthy()
  expect(screen.queryByText('Workbook 1')).toBeNull()
})

test.each([
  [job(1, 'completed'), 'Done: Workbook 1: done.'],
  [job(1, 'failed', { error_message: 'Too large.' }), 'Problem: Workbook 1: Too large.'],
  [job(1, 'cancelled'), 'Note: Workbook 1: stopped. Nothing was written.'],
])('is told when it has ended', async (ended, sentence) => {
  const served = watching(job(1, 'running'))
  await screen.findByText('50% done', {}, patient)
  served.jobs[0] = ended
  await screen.findByText(sentence, {}, patient)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), patient)
})

test('what had ended before anybody looked is not told', async () => {
  watching(job(2, 'running'), job(1, 'completed'))
  await screen.findByText('Workbook 2', {}, patient)
  expect(screen.queryByText(/Workbook 1/)).toBeNull()
})
