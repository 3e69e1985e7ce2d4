import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { readRainFile } from './read-rain-file.ts'

const read = (text: string) => readRainFile(Papa.parse<string[]>(text).data)
const told = (text: string) =>
  read(text).readings.map(({ day, mm, days }) => [day, mm, days].join(' '))

describe('a file of a farm', () => {
  test('has a day and millimetres, in d/m/y or ISO', () => {
    expect(told('Date,Rain (mm)\n1/03/2024,12.5\n02/03/2024,0\n2024-03-03,"1,000"\n')).toEqual([
      '2024-03-01 12.5 1',
      '2024-03-02 0 1',
      '2024-03-03 1000 1',
    ])
  })

  test('may have no headings, other separators, other columns and an hour', () => {
    expect(told('1/03/2024;12.5\n2/03/2024;0')).toEqual(['2024-03-01 12.5 1', '2024-03-02 0 1'])
    expect(told('1/03/2024\t12.5 mm\t3')).toEqual(['2024-03-01 12.5 3'])
    const columns = 'Gauge,Reading on,Read by,Total mm,Days\n'
    expect(told(`${columns}House,2024-03-04 09:00,Sam,38,4`)).toEqual(['2024-03-04 38 4'])
    expect(told('Rain since 1990\n\nDay,Rainfall\n20240301,5')).toEqual(['2024-03-01 5 1'])
  })

  test('leaves out days without an amount, and empty lines', () => {
    const { readings, blank, problems } = read(
      'Date,mm\n1/3/2024,\n2/3/2024,-9999\n,\n3/3/2024,1\n',
    )
    expect([readings.length, blank, problems]).toEqual([1, 2, []])
  })
})

describe('a file of a weather station', () => {
  const headings =
    'Product code,Bureau of Meteorology station number,Year,Month,Day,Rainfall amount (millimetres),Period over which rainfall was measured (days),Quality\n'

  test('has year, month and day, and the days that an amount stands for', () => {
    const lines = [
      'IDCJAC0009,041038,2024,01,01,,,',
      'IDCJAC0009,041038,2024,01,02,12.4,1,Y',
      'IDCJAC0009,041038,2024,01,05,38.0,3,N',
      'IDCJAC0009,041038,2024,01,06,0.0,,Y',
    ]
    const { readings, blank, problems } = read(headings + lines.join('\n'))
    expect(readings).toEqual([
      { day: '2024-01-02', mm: 12.4, days: 1 },
      { day: '2024-01-05', mm: 38, days: 3 },
      { day: '2024-01-06', mm: 0, days: 1 },
    ])
    expect([blank, problems]).toEqual([1, []])
  })

  test('may name what it is not: source, quality, long-term means', () => {
    expect(told('YYYY-MM-DD,daily_rain_source,daily_rain\n2024-01-02,25,12.4')).toEqual([
      '2024-01-02 12.4 1',
    ])
    expect(told('Date,Average rain,Rain quality,Precipitation\n2/1/2024,9,Y,3')).toEqual([
      '2024-01-02 3 1',
    ])
  })
})

describe('what cannot be read', () => {
  test('is said with its line, and the rest is read', () => {
    const { readings, problems } = read(
      'Date,mm,days\n30/2/2024,5,1\n1/3/2024,wet,1\n2/3/2024,-4,1\n3/3/2024,2000,1\n4/3/2024,5,x\n5/3/2024,1,1',
    )
    expect(readings).toHaveLength(1)
    expect(problems).toEqual([
      'Line 2: 30 February does not exist.',
      'Line 3: “wet” isn’t rain in mm.',
      'Line 4: -4 mm: rain can’t be negative.',
      'Line 5: 2,000 mm in one day is too much: the most accepted is 1,000 mm a day.',
      'Line 6: “x” is not a number of days.',
    ])
  })

  test('is a second, other reading of a day; the same twice is one', () => {
    const { readings, problems } = read('Date,mm\n1/3/2024,5\n1/3/2024,5\n1/3/2024,6')
    expect(readings).toHaveLength(1)
    expect(problems).toEqual(['Line 4: 01/03/2024 is there already, with 5 mm.'])
  })

  test('is a file without such columns', () => {
    for (const text of ['', 'Paddock,Area\nRiver,42', 'Rain\n12']) {
      expect(read(text).problems).toEqual([expect.stringMatching(/No column of days/)])
    }
  })
})
