import { expect, test } from 'vitest'
import { groundView } from './ground-view.ts'

test('all of the ground is seen, in its middle and with room around it', () => {
  const project = groundView([151, -27, 151.2, -26.9], { wide: 800, tall: 600 })
  const [low, high] = [project([151, -27]), project([151.2, -26.9])]
  expect([low.x, high.x].map(Math.round)).toEqual([32, 768])
  expect(Math.round(low.y + high.y)).toBe(600)
  expect(high.y).toBeLessThan(low.y)
})

test('what is small is not drawn closer than the map does', () => {
  const project = groundView([151, -27, 151.00001, -26.99999], { wide: 800, tall: 600 })
  const wide = project([151.00001, -27]).x - project([151, -27]).x
  expect(wide).toBeCloseTo((512 * 2 ** 17 * 0.00001) / 360, 3)
})
