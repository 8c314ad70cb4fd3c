/** The generated modules of the Python client. */
export const PYTHON_MODULES = ['models', 'operations', 'table'] as const
export type PythonModule = (typeof PYTHON_MODULES)[number]
