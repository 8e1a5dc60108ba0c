import { type Env, readEnv } from './env-variables'

/** The environment of this process, checked when it is first read. */
export const env: Env = readEnv(process.env)
