import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OpenApi } from '../../packages/gateway/src/openapi.ts'
import { pageName } from '../../packages/gateway/src/reference/page.ts'
import { samplesOf } from '../../packages/gateway/src/reference/samples.ts'
import { startSandboxService } from '../sandbox-service.ts'
import type { CleanEnvironment } from './clean-environment.ts'

/** Runs the samples of the reference, with an account of their own, because some of them trade. */
export async function runSamples({ python, work }: CleanEnvironment, venues: string[]): Promise<string> {
  const { url, key, close } = await startSandboxService({ venues })
  try {
    const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi
    const samples = Object.keys(document.paths).flatMap((path) =>
      samplesOf(path, document).flatMap(({ language, text }) =>
        // The examples of a few operations have placeholders (`examples.test.ts` lists them).
        language === 'Python' && !text.includes('<id of ') ? [[pageName(path), text]] : [],
      ),
    )
    const file = join(work, 'samples.json')
    writeFileSync(file, JSON.stringify(samples))
    const { stdout } = await promisify(execFile)(python, ['-m', 'pytest', 'tests/test_samples.py'], {
      cwd: work,
      env: { ...process.env, CROSSVENUE_URL: url, CROSSVENUE_API_KEY: key, CROSSVENUE_SAMPLES: file },
    })
    return `samples of the reference ${stdout.trim().split('\n').at(-1)}`
  } finally {
    await close()
  }
}
