export { type KindControlProps, type KindControls } from './widgets/kind.tsx';
export { type Answers, type FormField, type FormPage, type FormStep } from './form-page.ts';
export { useCaptcha } from './captcha/use-captcha.ts';
export { type PublicClient } from './http/client.ts';
export { useClient } from './http/context.tsx';
export { ApiError } from './http/errors.ts';
export { publicHeaders } from './http/public-headers.ts';
export { type TypedControl } from './runner/draft/adopt.ts';
export { FactList } from './runner/quote/fact-list.tsx';
export { FormRunner } from './runner/form-runner.tsx';
export { readFacts, type Fact } from './runner/quote/quote.ts';
export { sendFailureOf, sendForm } from './runner/sending/send.ts';
export { useOnline } from './hooks/use-online.ts';
export { cleaned } from './validation/answers.ts';
export { mistakesIn } from './validation/findings.ts';
export { fillTemplate, rowsOf } from '@tuyen/model/client';
export { useWords, type Words } from './words.tsx';
export { AnswerFacts, type AnswerFact } from './flow-pages/answer-facts.tsx';
export {
  formAbout,
  GatedForm,
  useGate,
  type FormStart,
  type GatedFormProps,
  type GateProps,
} from './flow-pages/gate.tsx';
export { nextPath, type SentForm } from './flow-pages/next-path.ts';
export { Questions } from './flow-pages/questions.tsx';
export { LoadedResult, ResultSkeleton, useResult, WaitingResult, type ResultProps } from './flow-pages/result.tsx';
export { Sent, SentPage } from './flow-pages/sent.tsx';
export { useGiven, type SlotProps } from './flow-pages/use-given.ts';
export { useRecord, type RecordState } from './flow-pages/use-record.ts';
export { useAddress, type Address } from './hooks/use-address.ts';
export { useChunk } from './hooks/use-chunk.ts';
export { type LayoutProps, type PageProps, type StaticPageProps } from './page-props.ts';
export { QuestionForm, type Question } from './questions/question-form.tsx';
export { refusalText } from './questions/refusal.ts';
export { useAnswers } from './questions/use-answers.ts';
export { safeText } from './texts/safe-text.ts';
export { TextSection } from './texts/text-section.tsx';
