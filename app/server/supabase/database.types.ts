// Made by npm run db:types from supabase/migrations. Do not edit.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: {
          country: string
          created_at: string
          email_address: string
          from_site: boolean
          full_name: string
          id: string
          interest_area: string
          last_attempt_at: string | null
          mail_attempts: number
          mailed_at: string | null
          message: string
          monthly_budget: string | null
          next_attempt_at: string
          organization_name: string | null
          status: string
          timeline: string | null
        }
        Insert: {
          country: string
          created_at?: string
          email_address: string
          from_site?: boolean
          full_name: string
          id?: string
          interest_area: string
          last_attempt_at?: string | null
          mail_attempts?: number
          mailed_at?: string | null
          message: string
          monthly_budget?: string | null
          next_attempt_at?: string
          organization_name?: string | null
          status?: string
          timeline?: string | null
        }
        Update: {
          country?: string
          created_at?: string
          email_address?: string
          from_site?: boolean
          full_name?: string
          id?: string
          interest_area?: string
          last_attempt_at?: string | null
          mail_attempts?: number
          mailed_at?: string | null
          message?: string
          monthly_budget?: string | null
          next_attempt_at?: string
          organization_name?: string | null
          status?: string
          timeline?: string | null
        }
        Relationships: []
      }
      jobs: {
        Row: {
          accommodation: string | null
          ai_statement: string | null
          ai_used: boolean | null
          application_url: string
          benefits: string[]
          city: string | null
          closes_at: string | null
          closes_on: string | null
          country: string | null
          created_at: string
          department: string | null
          description: string
          employment_type: string | null
          hours_per_week: number | null
          id: string
          is_active: boolean
          location: string
          order_index: number
          posted_at: string | null
          posted_on: string | null
          qualifications: string[]
          region: string | null
          salary_currency: string | null
          salary_max: number | null
          salary_min: number | null
          salary_period: string | null
          slug: string
          title: string
          updated_at: string
          vacancy_exists: boolean | null
          work_arrangement: string | null
        }
        Insert: {
          accommodation?: string | null
          ai_statement?: string | null
          ai_used?: boolean | null
          application_url: string
          benefits?: string[]
          city?: string | null
          closes_at?: never
          closes_on?: string | null
          country?: string | null
          created_at?: string
          department?: string | null
          description: string
          employment_type?: string | null
          hours_per_week?: number | null
          id?: string
          is_active?: boolean
          location: string
          order_index?: number
          posted_at?: never
          posted_on?: string | null
          qualifications?: string[]
          region?: string | null
          salary_currency?: string | null
          salary_max?: number | null
          salary_min?: number | null
          salary_period?: string | null
          slug: string
          title: string
          updated_at?: string
          vacancy_exists?: boolean | null
          work_arrangement?: string | null
        }
        Update: {
          accommodation?: string | null
          ai_statement?: string | null
          ai_used?: boolean | null
          application_url?: string
          benefits?: string[]
          city?: string | null
          closes_at?: never
          closes_on?: string | null
          country?: string | null
          created_at?: string
          department?: string | null
          description?: string
          employment_type?: string | null
          hours_per_week?: number | null
          id?: string
          is_active?: boolean
          location?: string
          order_index?: number
          posted_at?: never
          posted_on?: string | null
          qualifications?: string[]
          region?: string | null
          salary_currency?: string | null
          salary_max?: number | null
          salary_min?: number | null
          salary_period?: string | null
          slug?: string
          title?: string
          updated_at?: string
          vacancy_exists?: boolean | null
          work_arrangement?: string | null
        }
        Relationships: []
      }
      newsletter_signups: {
        Row: {
          company: string
          consented_at: string
          created_at: string
          email: string
          id: string
          unsubscribe_token: string
          withdrawn_at: string | null
        }
        Insert: {
          company: string
          consented_at?: string
          created_at?: string
          email: string
          id?: string
          unsubscribe_token?: string
          withdrawn_at?: string | null
        }
        Update: {
          company?: string
          consented_at?: string
          created_at?: string
          email?: string
          id?: string
          unsubscribe_token?: string
          withdrawn_at?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      claim_mails: {
        Args: { submission?: string; time_zone: string }
        Returns: Json
      }
      mark_answered: { Args: { submission: string }; Returns: string }
      note_mailed: {
        Args: { list?: string; submission?: string }
        Returns: boolean
      }
      read_submission: { Args: { submission: string }; Returns: Json }
      schema_version: { Args: Record<PropertyKey, never>; Returns: string }
      unsubscribe: { Args: { token: string }; Returns: boolean }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
