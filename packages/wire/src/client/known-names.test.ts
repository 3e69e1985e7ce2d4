import { expect, test } from 'vitest'
import { answering } from './answers-for-tests.ts'
import { linkStep, ref, storeStep, updateStep } from './step-client.ts'

const { furrow } = answering()
const paddocks = furrow.rows('paddocks')

/**
 * Calls that are compiled and not made. Where one should not compile, the line before it says so,
 * and the compiler complains of every such line that has no mistake behind it.
 */
function expectCompiled(...calls: (() => unknown)[]) {
  expect(calls.length).toBeGreaterThan(0)
}

test('a misspelled name in a wish does not compile, however far away it stands', () => {
  expectCompiled(
    // @ts-expect-error
    () => furrow.rows('padocks'),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'soil_tpye', value: 'Heavy' }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'farm.frm_name', value: 'x' }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'frm.farm_name', value: 'x' }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'crop_collections.farm.nme', value: 'x' }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ or: [{ field: 'nme', value: 'x' }] }] }),
    // @ts-expect-error
    () => paddocks.search({ filter: [] }),
    // @ts-expect-error
    () => paddocks.search({ sort: ['-are'] }),
    // @ts-expect-error
    () => paddocks.search({ sort: ['farm.frm_name'] }),
    // @ts-expect-error: several rows have no order
    () => paddocks.search({ sort: ['crop_collections.id'] }),
    // @ts-expect-error
    () => paddocks.search({ includes: ['farms'] }),
    // @ts-expect-error
    () => paddocks.search({ includes: ['property', 'crop_collections.sowings'] }),
    // @ts-expect-error
    () => paddocks.search({ includes: [{ relation: 'farm.periodz' }] }),
    // @ts-expect-error
    () => paddocks.search({ includes: ['property', { relation: 'farm', lmit: 1 }] }),
    // @ts-expect-error
    () => paddocks.search({ with_count: ['crops'] }),
    // @ts-expect-error
    () => paddocks.search({ aggregates: [{ relation: 'farm', type: 'sum', field: 'are' }] }),
    // @ts-expect-error
    () => paddocks.search({ aggregates: [{ relation: 'farm', type: 'sum' }] }),
    // @ts-expect-error
    () => paddocks.search({ aggregates: [{ relation: 'farm', type: 'total', field: 'id' }] }),
    // @ts-expect-error
    () => paddocks.search({ scopes: { FarmIdIs: [1] } }),
    // @ts-expect-error
    () => paddocks.get(1, { includes: ['farms'] }),
    // @ts-expect-error: a secret
    () => furrow.rows('users').search({ filters: [{ field: 'password', value: 'x' }] }),
    () => paddocks.search({ filters: [{ field: 'crop_collections.farm.farm_name', value: 'x' }] }),
    () => paddocks.search({ sort: ['-area', 'farm.farm_name'], scopes: { FarmIdIn: [1] } }),
  )
})

test('a filter takes just the operators and values that go with its field', () => {
  const abilities = furrow.rows('abilities')
  const crops = furrow.rows('crop_collections')
  expectCompiled(
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'area', operator: '<>', value: 1 }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'area', value: 'wide' }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'area', operator: 'in', value: 1 }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'area', operator: '>', value: null }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'area', operator: 'like', value: '1%' }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'soil_type', value: 'Moon dust' }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'farm.farm_name', operator: '=', value: 1 }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'prior_links.is_primary', value: 'yes' }] }),
    // @ts-expect-error
    () => paddocks.search({ filters: [{ field: 'name' }] }),
    // @ts-expect-error
    () => crops.search({ filters: [{ field: 'tags', operator: '=', value: 'wet' }] }),
    // @ts-expect-error
    () => abilities.search({ filters: [{ field: 'title->en', value: 'x' }] }),
    () => crops.search({ filters: [{ field: 'tags', operator: 'any in', value: ['wet'] }] }),
    () => abilities.search({ filters: [{ field: 'options->a->b', operator: '>', value: 1 }] }),
    () => paddocks.search({ filters: [{ field: 'area', operator: 'not in', value: [1, null] }] }),
    () => paddocks.search({ filters: [{ field: 'soil_type', operator: 'like', value: 'H%' }] }),
  )
})

test('a misspelled field, or one that is not written, is not sent', () => {
  expectCompiled(
    // @ts-expect-error
    () => paddocks.store({ name: 'River', aera: 4 }),
    // @ts-expect-error
    () => paddocks.store({ area: 4 }),
    // @ts-expect-error
    () => paddocks.store({ name: null }),
    // @ts-expect-error
    () => paddocks.update(5, { area: 'wide' }),
    // @ts-expect-error
    () => paddocks.update(5, { area: 4, nmae: 'River' }),
    // @ts-expect-error
    () => paddocks.update(5, { ancestorIds: [] }),
    // @ts-expect-error
    () => paddocks.update(5, { area: 4 }, { lastseen: 'x' }),
    // @ts-expect-error
    () => paddocks.batch.update({ 5: { aera: 4 } }),
    // @ts-expect-error
    () => furrow.rows('adjacent_paddocks').store({}),
    // @ts-expect-error
    () => furrow.rows('changes').destroy(1),
    // @ts-expect-error
    () => furrow.batch([updateStep('paddocks', 5, { area: 4, nmae: 'River' })]),
    // @ts-expect-error: a placeholder stands for the number of a row, not for an area
    () => furrow.batch([updateStep('paddocks', 5, { area: ref('a') })]),
    // @ts-expect-error
    () => furrow.batch([storeStep('changes', {})]),
    // @ts-expect-error: paddocks are not linked to their crops
    () => furrow.batch([linkStep('sync', ['paddocks', 5, 'crop_collections'], [1])]),
    () => furrow.batch([updateStep('paddocks', ref('a'), { rain_gauge_id: ref('b') })]),
  )
})

test('a relation has the calls of its kind, and no others', () => {
  const paddock = paddocks.of(5)
  expectCompiled(
    // @ts-expect-error
    () => paddock.related('crops'),
    // @ts-expect-error: there is but one
    () => paddock.related('farm'),
    // @ts-expect-error: there are several
    () => paddock.one('crop_collections'),
    // @ts-expect-error
    () => paddock.related('crop_collections').attach([1]),
    // @ts-expect-error
    () => paddock.related('prior_paddocks').associate(1),
    // @ts-expect-error: only looked at
    () => paddock.related('ancestors').attach([1]),
    // @ts-expect-error: only looked at
    () => paddock.related('ancestors').store({ name: 'River' }),
    // @ts-expect-error
    () => paddock.related('prior_paddocks').sync({ 1: { is_primry: true } }),
    // @ts-expect-error
    () => paddock.related('prior_paddocks').updatePivot(1, { is_primary: 'yes' }),
    // @ts-expect-error
    () => paddock.related('crop_collections').search({ sort: ['pivot.id'] }),
    // @ts-expect-error
    () => paddock.related('prior_paddocks').search({ sort: ['pivot.primary'] }),
    // @ts-expect-error: the one farm is not made through its paddock
    () => paddock.one('farm').store({ farm_name: 'Downs' }),
    () => paddock.related('ancestors').search({ sort: ['name'] }),
  )
})
