import { claim } from '../../../edge/local/data/claim.ts'

/** Claims the folder in its argument and keeps it until it is killed. */
try {
  await claim(process.argv[2] ?? '', 'product')
  console.log('claimed')
  setInterval(() => {}, 1000)
} catch {
  console.log('refused')
}
