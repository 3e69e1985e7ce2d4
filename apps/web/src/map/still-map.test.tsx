import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MapPicture } from './map-picture.ts'
import { block } from './shapes-for-tests.ts'
import { StillMap } from './still-map.tsx'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const picture: MapPicture = {
  shapes: [
    {
      id: 1,
      shape: block(0, 0),
      colour: '#d4a017',
      second: '#8e3b1f',
      look: 'plain',
      label: { name: 'River' },
    },
    { id: 2, shape: block(1, 0), colour: '#d4a017', look: 'plain', label: { name: 'Hill' } },
  ],
  points: [
    { id: 'gauge 1', kind: 'gauge', at: [151, -27], look: 'plain', label: { name: 'Shed' } },
  ],
}

test('shows every shape and name without the map, and ground with two crops striped', async () => {
  const onChoose = vi.fn()
  const { container } = render(
    <StillMap picture={picture} bounds={[151, -27, 151.02, -26.99]} onChoose={onChoose} />,
  )
  const [river, hill] = container.querySelectorAll('g')
  const fills = [...(river?.querySelectorAll('path') ?? [])].map(path => path.getAttribute('fill'))
  expect(fills).toEqual(['#d4a017', expect.stringContaining('url('), null])
  expect(hill?.querySelectorAll('path')).toHaveLength(2)
  expect(container.querySelectorAll('pattern')).toHaveLength(1)
  expect(container.querySelectorAll('circle')).toHaveLength(1)
  expect(container.textContent).toBe('RiverHillShed')
  if (hill) await userEvent.setup().click(hill)
  expect(onChoose).toHaveBeenCalledWith(2)
})
