import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Answer, problemsOf } from '../conformance/answer.ts'
import { resolveCases } from '../conformance/resolve.ts'
import type { startSandboxService } from '../sandbox-service.ts'
import type { CleanEnvironment } from './clean-environment.ts'

const script = fileURLToPath(new URL('../conformance/ask_all.py', import.meta.url))

/** Asks the cases of the conformance suite in Python. Returns how many are right; throws if one is not. */
export async function checkConformance(
  { python, work }: CleanEnvironment,
  service: Awaited<ReturnType<typeof startSandboxService>>,
): Promise<string> {
  const cases = await resolveCases(service)
  const file = join(work, 'cases.json')
  writeFileSync(file, JSON.stringify(cases))
  const { stdout } = await promisify(execFile)(python, [script, file], {
    cwd: work,
    env: { ...process.env, CROSSVENUE_URL: service.url, CROSSVENUE_API_KEY: service.key },
    maxBuffer: 1e8,
  })
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
  const problems = cases.flatMap((each, index) =>
    problemsOf(each, answers[index] ?? { data: undefined }).map(
      (problem) => `${each.on} ${each.operation} ${JSON.stringify(each.args).slice(0, 80)}: ${problem}`,
    ),
  )
  if (problems.length > 0) throw new Error(`conformance:\n${problems.join('\n')}`)
  return `${answers.length} cases of the conformance suite are right`
}
