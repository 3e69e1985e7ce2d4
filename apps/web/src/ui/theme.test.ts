import { DEFAULT_THEME, darken, luminance, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { theme, variables } from './theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const named = variables(merged)
const schemes = ['light', 'dark'] as const
const hues = ['green', 'ochre', 'red', 'blue'] as const

const colour = (scheme: 'light' | 'dark', name: string): string =>
  (named[scheme] as Readonly<Record<string, string>>)[name] ?? ''
const shade = (hue: string, step: number): string => merged.colors[hue]?.[step] ?? ''

/** As WCAG 2.2 reckons it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the reckoning is that of WCAG: black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

const inks = ['--ink', '--soft', '--accent', '--attention', '--wrong', '--note']
  .concat('--mantine-color-text', '--mantine-color-dimmed', '--mantine-color-error')
  .concat('--mantine-color-placeholder')
const grounds = ['--ground', '--panel', '--sunken', '--mantine-color-body']

test.each(schemes)('every ink can be read on every ground, %s', scheme => {
  for (const ink of inks) {
    for (const ground of grounds) {
      const found = contrast(colour(scheme, ink), colour(scheme, ground))
      expect(found, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test.each(schemes)('the edge of a field and the ring of the focus stand out, %s', scheme => {
  for (const line of ['--edge', '--accent']) {
    for (const ground of grounds) {
      const found = contrast(colour(scheme, line), colour(scheme, ground))
      expect(found, `${line} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  }
})

test.each(schemes)('what stands on a filled button can be read, %s', scheme => {
  const { primaryShade } = merged
  const step = typeof primaryShade === 'number' ? primaryShade : primaryShade[scheme]
  for (const hue of hues) {
    expect(contrast('#ffffff', shade(hue, step)), hue).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', shade(hue, step + 1)), `${hue}, hovered`).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(shade('green', step), colour(scheme, '--ground'))).toBeGreaterThanOrEqual(3)
})

test('the light kind of a button can be read in both schemes', () => {
  for (const hue of hues) {
    expect(contrast(shade(hue, 9), shade(hue, 1)), `${hue}, light`).toBeGreaterThanOrEqual(4.5)
    const ground = darken(shade(hue, 9), 0.5)
    expect(contrast(shade(hue, 0), ground), `${hue}, dark`).toBeGreaterThanOrEqual(4.5)
    expect(
      contrast(shade(hue, 4), colour('dark', '--ground')),
      `${hue} text`,
    ).toBeGreaterThanOrEqual(4.5)
  }
})

test('a badge of a released period can be read on its filled ground', () => {
  for (const scheme of schemes) {
    const found = contrast(colour(scheme, '--panel'), colour(scheme, '--accent'))
    expect(found).toBeGreaterThanOrEqual(4.5)
  }
})
