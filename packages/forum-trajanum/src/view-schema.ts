/** The JSON Schema of views. The build replaces this module by the schema itself, so that observations need no zod. */
import type { JsonSchema } from '@ludi-romani/core/observation';
import { jsonSchemas } from './schemas';

export const viewSchema: JsonSchema = jsonSchemas.view;
