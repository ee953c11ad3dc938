import { expect, test } from 'vitest'
import { backupsToDrop, isBackupDue } from '../../../../edge/local/backup/keep-backups.ts'
import { backupFile, madeAt } from '../../../../edge/local/data/backup-name.ts'
import { parseEnv } from '../../../../edge/settings/env.ts'

const nameOf = (at: string) => backupFile('/data', new Date(at), 'daily').split('/').at(-1) ?? ''

test('the name of a backup says when it was made, and others are not taken for one', () => {
  expect(nameOf('2026-11-23T03:10:40Z')).toBe('daily-2026-11-23T0310.tar.gz')
  expect(madeAt('daily-2026-11-23T0310.tar.gz')).toEqual(new Date('2026-11-23T03:10:00Z'))
  expect(madeAt('before-upgrade-2026-11-23T031040.tar.gz')).toBeNull()
})

test('a backup is due a day after the last one', () => {
  const names = [nameOf('2026-11-22T03:10:00Z')]
  expect(isBackupDue(names, new Date('2026-11-23T03:09:00Z'))).toBe(false)
  expect(isBackupDue(names, new Date('2026-11-23T03:10:00Z'))).toBe(true)
  expect(isBackupDue([], new Date('2026-11-23T03:10:00Z'))).toBe(true)
})

test('the newest of each of the last seven days and four weeks is kept, and what is no daily backup', () => {
  const days = Array.from({ length: 60 }, (_, i) =>
    nameOf(new Date(Date.UTC(2026, 10, 23 - i, 3)).toISOString()),
  )
  const twice = nameOf('2026-11-23T01:00:00Z')
  const dropped = backupsToDrop([...days, twice, 'before-upgrade-2026-01-01T000000.tar.gz'], {
    days: 7,
    weeks: 4,
  })
  const kept = days.filter((name) => !dropped.includes(name))
  expect(dropped).toContain(twice)
  expect(dropped).not.toContain('before-upgrade-2026-01-01T000000.tar.gz')
  expect(kept.slice(0, 7)).toEqual(days.slice(0, 7))
  expect(kept.length).toBeGreaterThanOrEqual(9)
  expect(kept.length).toBeLessThanOrEqual(11)
  const oldest = madeAt(kept.at(-1) ?? '')
  expect(oldest?.getTime()).toBeLessThan(Date.UTC(2026, 10, 9))
})

test('backups can be kept for other spans, or not made at all', () => {
  expect(parseEnv({}).backups).toEqual({ days: 7, weeks: 4 })
  expect(parseEnv({ BACKUPS: '14,0' }).backups).toEqual({ days: 14, weeks: 0 })
  expect(parseEnv({ BACKUPS: 'off' }).backups).toBeNull()
  expect(() => parseEnv({ BACKUPS: 'daily' })).toThrow('BACKUPS must be off')
})
