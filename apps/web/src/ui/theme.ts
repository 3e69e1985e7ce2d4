// The look: warm grounds, a deep green, ochre for what wants attention, red for errors alone. Sizes
// and colours are named here and nowhere else.

import { createTheme } from '@mantine/core'
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core'

const green: MantineColorsTuple = [
  '#eef6ef',
  '#dcebdf',
  '#b7d6bd',
  '#90c09a',
  '#6fae7c',
  '#4f9560',
  '#3b7d4b',
  '#2f6b3c',
  '#265832',
  '#1c4426',
]
const ochre: MantineColorsTuple = [
  '#fdf6e6',
  '#f9e9c6',
  '#f2d391',
  '#ebbc5a',
  '#e3a92f',
  '#cb8f14',
  '#9a6908',
  '#8a5a00',
  '#704900',
  '#573800',
]
const brick: MantineColorsTuple = [
  '#fdf0ee',
  '#fadcd8',
  '#f3b6ae',
  '#ea8d81',
  '#e0685a',
  '#d04a3a',
  '#b93626',
  '#a32b1c',
  '#872216',
  '#6b1a10',
]
const loam: MantineColorsTuple = [
  '#ecede7',
  '#d3d6cd',
  '#a9b0a7',
  '#828a80',
  '#5b635b',
  '#454c44',
  '#353b34',
  '#262b25',
  '#1c201c',
  '#141714',
]
const sky: MantineColorsTuple = [
  '#ecf5f9',
  '#d5e8f0',
  '#a8d0e1',
  '#79b7d1',
  '#54a3c4',
  '#3e97bc',
  '#257a9d',
  '#1f6f8b',
  '#185a71',
  '#104456',
]

export const theme = createTheme({
  colors: { green, ochre, red: brick, dark: loam, blue: sky },
  primaryColor: 'green',
  // White stands out on either, and either stands out from the ground.
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.38,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  // The widths that the specification names, in ems, so that zooming counts.
  breakpoints: { xs: '22.5em', sm: '37.5em', md: '64em', lg: '90em', xl: '120em' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.1875rem', xl: '1.5rem' },
  headings: {
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.1875rem' },
      h3: { fontSize: '1rem' },
    },
  },
  defaultRadius: 'md',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
})

/** Grounds, lines and inks of both schemes: `var(--ground)`, `var(--panel)`, `var(--line)`, … */
export const variables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--ground': '#fdfcf8',
    '--panel': '#ffffff',
    '--sunken': '#f4f2e9',
    '--line': '#d9d8cd',
    '--fade': 'rgb(0 0 0 / 14%)',
    '--edge': '#868b80',
    '--ink': '#1f241f',
    '--soft': '#5b635b',
    '--accent': colors.green?.[7] ?? '',
    '--attention': colors.ochre?.[7] ?? '',
    '--wrong': colors.red?.[7] ?? '',
    '--note': colors.blue?.[7] ?? '',
    '--mantine-color-body': '#fdfcf8',
    '--mantine-color-text': '#1f241f',
    '--mantine-color-dimmed': '#5b635b',
    '--mantine-color-error': colors.red?.[7] ?? '',
    '--mantine-color-placeholder': '#666e66',
  },
  dark: {
    '--ground': '#141714',
    '--panel': '#1c201c',
    '--sunken': '#101310',
    '--line': '#353b34',
    '--fade': 'rgb(0 0 0 / 60%)',
    '--edge': '#767e74',
    '--ink': '#ecede7',
    '--soft': '#a9b0a7',
    '--accent': colors.green?.[3] ?? '',
    '--attention': colors.ochre?.[3] ?? '',
    '--wrong': colors.red?.[3] ?? '',
    '--note': colors.blue?.[3] ?? '',
    '--mantine-color-body': '#141714',
    '--mantine-color-text': '#ecede7',
    '--mantine-color-dimmed': '#a9b0a7',
    '--mantine-color-error': colors.red?.[3] ?? '',
    '--mantine-color-placeholder': '#8f978d',
  },
})
